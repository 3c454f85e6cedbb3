import Analysis
import GameTesting
import ReversiCore
import Testing

@testable import Coach

@Suite("The explanation of a move")
struct ExplanationTests {
  @Test("has at most two reasons, each about something else, and no more than the loss")
  func reasons() throws {
    let explanation = try #require(
      Explanation.comparing(
        ComparedLines.worse, with: ComparedLines.better, in: try ComparedLines.position()))
    #expect(explanation.reasons.count == 2 && explanation.loss == 12)
    #expect(explanation.reasons.map(\.kind) == [.sameSquare, .shutOut])
    #expect(explanation.reasons.allSatisfy { (3...12).contains($0.share) && $0.isProven })
  }

  @Test("has no reason that explains less than a quarter of the loss, but what is taken at once")
  func largeLoss() throws {
    let explanation = try #require(
      Explanation.comparing(
        ComparedLines.worse, with: ComparedLines.better, by: 64, in: try ComparedLines.position()))
    #expect(explanation.reasons.map(\.kind) == [.shutOut, .sameSquare])
    #expect(explanation.reasons.map(\.share) == [64, 10])
  }

  @Test("of the best move compares it with the next one")
  func best() throws {
    let position = try ComparedLines.position()
    let analyst = Analyst.following(
      worse: ComparedLines.worse, better: ComparedLines.better, from: position)
    func evaluation(_ score: Int, _ line: [Square]) -> Evaluation {
      Evaluation(
        darkScore: score, certainty: .estimate(confidence: 73), depth: 12, line: line)
    }
    let explanation = try #require(
      Explanation(
        of: .h6, in: position, before: evaluation(4, ComparedLines.better),
        after: evaluation(4, Array(ComparedLines.better.dropFirst())), by: analyst))
    #expect(explanation.better.move.square == .h6 && explanation.worse.move.square != .h6)
    // The ranking thinks more of it, but both scores say that the next best move loses 4.
    #expect(explanation.loss == 4)
    #expect(explanation.onlyMove?.disks == 4 && explanation.onlyMove?.isExact == false)
    let next = try #require(
      Explanation(
        of: .h8, in: position, before: evaluation(4, ComparedLines.better),
        after: evaluation(2, Array(ComparedLines.worse.dropFirst())), by: analyst))
    #expect(next.loss == 2 && next.onlyMove == nil, "h8 loses less than a mistake")
    #expect(
      Explanation(
        of: .a1, in: position, before: evaluation(4, ComparedLines.better),
        after: evaluation(4, []), by: analyst) == nil, "a1 is illegal")
  }

  @Test("says whether the game stays won, beyond what an estimate is wrong by")
  func staysWon() throws {
    let position = try ComparedLines.position()
    func explanation(_ score: Int, isExact: Bool) -> Explanation? {
      let certainty: Certainty = isExact ? .exact : .estimate(confidence: 73)
      return Explanation(
        of: .h8, in: position,
        before: Evaluation(
          darkScore: score + 20, certainty: certainty, depth: 12, line: ComparedLines.better),
        after: Evaluation(
          darkScore: score, certainty: certainty, depth: 12,
          line: Array(ComparedLines.worse.dropFirst())),
        by: .following(worse: ComparedLines.worse, better: ComparedLines.better, from: position))
    }
    for (score, isExact, staysWon) in [
      (2, true, true), (0, true, false), (-2, true, false), (6, false, false), (7, false, true),
    ] {
      let explanation = try #require(explanation(score, isExact: isExact))
      #expect(explanation.staysWon == staysWon)
    }
  }

  @Test("is JSON with the lines, and the reasons with what proves them")
  func json() throws {
    let explanation = try #require(
      Explanation.comparing(
        ComparedLines.worse, with: ComparedLines.better, in: try ComparedLines.position()))
    let text = explanation.json.text
    #expect(text.contains(#""move":"h8","line":"h6g3h2","score":-8,"better":"h6""#))
    #expect(
      text.contains(
        #"{"kind":"sameSquare","squares":["h6"],"after":"h8","line":"h6","proven":true,"#))
    #expect(text.contains(#""basis":"rules","share":10}"#))
  }
}
