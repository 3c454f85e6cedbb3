import Testing

@testable import ReversiEngine

@Suite("Scores seen from both sides")
struct ScoreTests {
  @Test("the opponent searches the negated window, and its score changes sign")
  func nullWindow() {
    for alpha in Score.lowest..<Score.highest {
      let score = negamax(alpha: alpha) { opponentAlpha in
        #expect(opponentAlpha == -(alpha + 1))
        #expect(opponentAlpha + 1 == -alpha)
        return opponentAlpha
      }
      #expect(score == alpha + 1)
    }
  }

  @Test("a full window is negated as well")
  func fullWindow() {
    let score = negamax(alpha: -4, beta: 10) { alpha, beta in
      #expect((alpha, beta) == (-10, 4))
      return 2
    }
    #expect(score == -2)
  }

  @Test("an estimate is lower than a wipe-out, and an unknown score is out of range")
  func bounds() {
    #expect(Score.highestEstimate < Score.highest)
    #expect(Score.unknown < Score.lowest)
    #expect(Score.opponentUnknown == -Score.unknown)
  }
}
