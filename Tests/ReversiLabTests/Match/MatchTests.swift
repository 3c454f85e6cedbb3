import ReversiCore
import ReversiEngine
import Testing

@testable import reversi_lab

@Suite("A match")
struct MatchTests {
  private func match(plies: ClosedRange<Int> = 6...14) -> Match {
    Match(
      openings: .random(plies: plies), seed: 1,
      first: EvaluationContestant(evaluation: .embedded, depth: 1),
      second: EvaluationContestant(evaluation: .embedded, depth: 1))
  }

  @Test("of an evaluation against itself ends with half the points in every pair of games")
  func selfMatch() throws {
    let match = match()
    for pair in 0..<5 {
      let score = try match.playPair(pair)
      #expect(score.games == 2)
      #expect(score.percent == 50)
      #expect(score.disks == 0)
    }
  }

  @Test("starts each pair of games with another opening that has a legal move")
  func openings() {
    let match = match(plies: 8...20)
    let openings = (0..<200).map { match.opening($0).position }
    #expect(Set(openings).count >= 195)
    let plies = openings.map { 60 - $0.board.empties.count }
    #expect(plies.filter { !(8...20).contains($0) } == [])
    #expect(openings.filter(\.legalMoves.isEmpty) == [])
  }

  @Test("has perfect endgames if the contestants solve them exactly")
  func exactEnd() throws {
    let player = GamePlayer(evaluation: .embedded, depth: 1, seed: 4)
    let contestant = EvaluationContestant(evaluation: .embedded, depth: 1, exactFrom: 9)
    let engine = Engine(tableBytes: 1 << 16)
    let boards = (0..<20).compactMap { player.position(ofGame: $0, empties: 7...9) }
    #expect(boards.count > 10)
    for board in boards {
      let square = Int(
        try #require(contestant.move(in: GameRecord(start: Position(board)))).rawValue)
      let next = board.playing(square, flips: board.flips(at: square))
      #expect(-engine.solve(Position(next)).score == engine.solve(Position(board)).score)
    }
  }

  @Test("of levels has the same score on one thread and on three")
  func levelsOnThreads() throws {
    let scores = [1, 3].map { threads in
      let recorder = Recorder()
      #expect(recorder.run("match levels 1 1 --games 6 --threads \(threads)") == 0)
      return recorder.output.first?.prefix { $0 != "l" }
    }
    #expect(scores[0] != nil)
    #expect(scores[0] == scores[1])
  }

  @Test("has a score that counts games, points and disks, with an error bar")
  func score() {
    var score = MatchScore()
    for difference in [10, -4, 0, 64] { score.add(difference: difference) }
    var both = score
    both.add(score)
    #expect(both.games == 8)
    #expect(both.percent == 62.5)
    #expect(both.disks == 140)
    // Points of 1, 0, ½ and 1: a variance of 0.171875, divided by 8 games.
    #expect(abs(both.errorBar - 196 * (0.171875 / 8).squareRoot()) < 1e-9)
    #expect(both.description == "8 games: +4 =2 -2, 62.5 % ± 28.7, 17.5 disks a game")
  }

  @Test("has no error bar if all games end alike, and no score without games")
  func degenerateScores() {
    var score = MatchScore()
    #expect(score.percent == 0)
    #expect(score.errorBar == 0)
    score.add(difference: 2)
    score.add(difference: 4)
    #expect(score.percent == 100)
    #expect(score.errorBar == 0)
  }
}
