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
      let score = try match.playPair(pair).score
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

  @Test("does not count pairs of games that repeat earlier ones, and says so")
  func repeatedPairs() {
    let recorder = Recorder()
    // Two levels without chance, from the start of the game: every pair is the same.
    #expect(
      recorder.run(["match", "level 11", "level 10", "--plies", "0", "--games", "8"]) == 0)
    #expect(
      recorder.output.first == "3 of 4 pairs of games repeated earlier games and do not count")
    #expect(recorder.output.dropFirst().first?.hasPrefix("2 games: ") == true)
  }

  @Test("counts a game turned, mirrored or opened in another order once")
  func identity() throws {
    func pair(_ opening: String, _ rest: String, first side: Disk = .dark) throws -> PlayedPair {
      var pair = PlayedPair()
      pair.add(
        try GameRecord(transcript: opening + rest), from: try GameRecord(transcript: opening),
        first: side)
      return pair
    }
    let games = try pair("f5", "d6c3").games
    #expect(try pair("e6", "f4c3").games == games)
    #expect(try pair("f5", "d6c4").games != games)
    #expect(try pair("f5", "d6c3", first: .light).games != games)
    let transposed = try pair("f5d6c4d3c3", "f4").games
    #expect(try pair("f5d6c3d3c4", "f4").games == transposed)
  }

  @Test("of levels has the same score on one thread and on three")
  func levelsOnThreads() throws {
    let scores = [1, 3].map { threads in
      let recorder = Recorder()
      #expect(recorder.run("match levels 1 1 --games 6 --threads \(threads)") == 0)
      return recorder.output.first?.split(separator: ", longest move").first
    }
    #expect(scores[0] != nil)
    #expect(scores[0] == scores[1])
  }

  @Test("has a score that counts games, points and disks, with an interval of confidence")
  func score() {
    var score = MatchScore()
    for difference in [10, -4, 0, 64] { score.add(difference: difference) }
    var both = score
    both.add(score)
    #expect(both.games == 8)
    #expect(both.percent == 62.5)
    #expect(both.disks == 140)
    #expect(both.description == "8 games: +4 =2 -2, 62.5 % (30.6 to 86.3), 17.5 disks a game")
  }

  @Test("has an interval of confidence also if all games end alike, and no score without games")
  func degenerateScores() {
    var score = MatchScore()
    #expect(score.percent == 0)
    for _ in 0..<4 { score.add(difference: 2) }
    // 4 / (4 + 1.96²)
    #expect(score.description == "4 games: +4 =0 -0, 100.0 % (51.0 to 100.0), 2.0 disks a game")
    var lost = MatchScore()
    for _ in 0..<4 { lost.add(difference: -2) }
    #expect(lost.description == "4 games: +0 =0 -4, 0.0 % (0.0 to 49.0), -2.0 disks a game")
  }
}
