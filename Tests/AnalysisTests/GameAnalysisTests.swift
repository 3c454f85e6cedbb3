import Analysis
import ReversiCore
import ReversiTesting
import Testing

@Suite("A game's analysis")
struct GameAnalysisTests {
  @Test("at first knows only the score of a finished game, empty squares counted for the winner")
  func unevaluated() throws {
    let going = GameAnalysis(of: try GameRecord(start: .newGame, plies: "f5d6c3"))
    #expect(going.positions.count == 4)
    #expect((0...3).allSatisfy { going.evaluation(at: $0) == nil })
    #expect((0..<3).allSatisfy { going.plyScore(at: $0) == nil })
    #expect(going.meanLoss(of: .dark) == nil)
    #expect(going.worstMoves(of: .dark).isEmpty)
    #expect(going.turningPly == nil)

    let finals: [(KnownGame, Int)] = [
      (.lightWipedOut, 64), (.darkWipedOut, -64), (.oneSquareEmpty, -58), (.tie, 0),
      (.tieWithTwoSquaresEmpty, 0),
    ]
    for (game, score) in finals {
      let analysis = GameAnalysis(of: try GameRecord(transcript: game.transcript))
      let last = try #require(analysis.evaluation(at: analysis.positions.count - 1))
      #expect(last == Evaluation(darkScore: score, certainty: .exact, depth: 0, line: []))
      #expect(analysis.evaluatedCount == 1)
      #expect(!analysis.isComplete)
    }
  }

  @Test("the score of a finished game always follows from its disks")
  func finalStays() throws {
    let record = try GameRecord(transcript: KnownGame.lightWipedOut.transcript)
    var analysis = GameAnalysis(of: record)
    analysis.set(.estimate(-3), at: 9)
    #expect(analysis.evaluation(at: 9)?.darkScore == 64)
  }

  @Test("the positions before and after a pass share their evaluation")
  func passes() throws {
    let record = try GameRecord(start: .newGame, plies: "f5f6c4g5h5h4f7h6--")
    for index in [8, 9] {
      var analysis = GameAnalysis(of: record)
      analysis.set(.estimate(-5, [.e6]), at: index)
      #expect(analysis.evaluation(at: 8) == .estimate(-5, [.e6]))
      #expect(analysis.evaluation(at: 9) == .estimate(-5, [.e6]))
      let played = try #require(analysis.plyScore(at: 8))
      #expect(played.loss == 0)
      #expect(played.bestMove == nil)
      #expect(played.score == -5)
      #expect(analysis.meanLoss(of: .dark) == nil)
    }
  }

  @Test("a move's loss is the best score less its own, for the side that made it")
  func losses() throws {
    var analysis = GameAnalysis(of: try GameRecord(start: .newGame, plies: "f5d6c3"))
    analysis.set(.estimate(4, [.f5, .f6]), at: 0)
    analysis.set(.exact(2, [.f6, .e6]), at: 1)
    analysis.set(.exact(7, [.c5]), at: 2)

    let best = try #require(analysis.plyScore(at: 0))
    #expect(best.score == 2)
    #expect(best.loss == 0)
    #expect(best.bestScore == 2)
    #expect(best.bestLine == [.f5, .f6])
    #expect(!best.isExact)

    let worse = try #require(analysis.plyScore(at: 1))
    #expect(worse.score == -7)
    #expect(worse.loss == 5)
    #expect(worse.bestScore == -2)
    #expect(worse.bestMove == .f6)
    #expect(worse.isExact)
    #expect(analysis.plyScore(at: 2) == nil)
  }

  @Test("a move that looks better than the best one loses nothing")
  func betterThanBest() throws {
    var analysis = GameAnalysis(of: try GameRecord(start: .newGame, plies: "f5d6"))
    analysis.set(.estimate(3, [.f6]), at: 1)
    analysis.set(.estimate(-1), at: 2)
    let played = try #require(analysis.plyScore(at: 1))
    #expect(played.loss == 0)
    #expect(played.bestScore == 1)
  }

  @Test("of moves with equal scores, the one that was played is the best")
  func equalScores() throws {
    var analysis = GameAnalysis(of: try GameRecord(start: .newGame, plies: "f5d6"))
    analysis.set(.exact(-4, [.f6, .e6]), at: 1)
    analysis.set(.exact(-4, [.c3]), at: 2)
    let played = try #require(analysis.plyScore(at: 1))
    #expect(played.loss == 0)
    #expect(played.bestMove == .d6)
    #expect(played.bestLine == [.d6, .c3])
  }

  @Test("a mistake gives away three disks or more, in three grades")
  func mistakes() {
    let grades = [0, 1, 2, 3, 5, 6, 11, 12, 64].map { Mistake(loss: $0) }
    #expect(grades == [nil, nil, nil, .slight, .slight, .clear, .clear, .grave, .grave])
    #expect(Mistake.allCases.map(\.sign) == ["?!", "?", "??"])
  }

  @Test("finds the three worst mistakes of each side, worst first, and the mean loss")
  func summary() throws {
    let record = try GameRecord(start: .newGame, plies: "f5d6c3d3c4f4f6f3e6")
    // The loss of each ply, dark's and light's in turn.
    let losses = [3, 1, 4, 0, 4, 0, 9, 3, 15]
    let analysis = GameAnalysis(of: record, losses: losses)
    #expect(analysis.worstMoves(of: .dark) == [8, 6, 2])
    #expect(analysis.worstMoves(of: .light) == [7])
    #expect(analysis.worstMove() == 8 && analysis.worstMove(of: [.light]) == 7)
    #expect(GameAnalysis(of: record, losses: [0, 5, 1, 5, 5]).worstMove() == 1, "the earlier one")
    #expect(GameAnalysis(of: record, losses: [2, 1, 0, 2, 1]).worstMove() == nil)
    #expect(analysis.meanLoss(of: .dark) == 7)
    #expect(analysis.meanLoss(of: .light) == 1)
    #expect(
      record.plies.indices.map { analysis.plyScore(at: $0)?.mistake } == [
        .slight, nil, .slight, nil, .slight, nil, .clear, .slight, .grave,
      ])
  }

  @Test("no move is among the worst that the keys for mistakes do not reach")
  func worstAreMistakes() throws {
    let record = try GameRecord(start: .newGame, plies: "f5d6c3d3c4f4")
    let analysis = GameAnalysis(of: record, losses: [2, 1, 0, 3, 1, 2])
    #expect(analysis.mistakes == [4])
    #expect(Disk.allCases.flatMap { analysis.worstMoves(of: $0) } == [3])
    #expect(analysis.positions(beforeMistakesOf: .light) == [analysis.positions[3]])
    #expect(analysis.positions(beforeMistakesOf: .dark).isEmpty)
  }

  @Test(
    "the game turned when the final leader took the lead for good",
    arguments: [
      ([0, 2, -1, 3, 5], 2), ([0, 2, 2, 2, 2], 0), ([2, 2, 2, 2, 2], nil), ([-2, 2, 3, 0, 0], 2),
      ([-2, 2, 3, 0, -1], 3), ([nil, 2, 2, 2, 2], nil), ([nil, 2, -2, -2, -2], 1),
      ([2, 2, 2, -2, nil], nil),
    ] as [([Int?], Int?)])
  func turn(scores: [Int?], ply: Int?) throws {
    var analysis = GameAnalysis(of: try GameRecord(start: .newGame, plies: "f5d6c3d3"))
    for (index, score) in scores.enumerated() {
      if let score { analysis.set(.estimate(score), at: index) }
    }
    #expect(analysis.turningPly == ply)
  }

  @Test("keeps the evaluations of positions that another record shares")
  func following() throws {
    var analysis = GameAnalysis(of: try GameRecord(start: .newGame, plies: "f5d6c3d3"))
    for index in 0...4 { analysis.set(.estimate(index), at: index) }

    let longer = analysis.following(try GameRecord(start: .newGame, plies: "f5d6c3d3c4"))
    #expect(longer.evaluatedCount == 5)
    #expect(longer.evaluation(at: 4) == .estimate(4))
    #expect(longer.evaluation(at: 5) == nil)

    let other = analysis.following(try GameRecord(start: .newGame, plies: "f5d6c5"))
    #expect(other.evaluatedCount == 3)
    #expect(other.record.pliesText == "f5d6c5")

    let takenBack = analysis.record.standing(at: 1)
    #expect(analysis.following(takenBack).evaluatedCount == 5)

    let elsewhere = GameRecord(start: try GameRecord(start: .newGame, plies: "f5").position)
    #expect(analysis.following(elsewhere).evaluatedCount == 0)
    #expect(analysis.following(analysis.record) == analysis)
  }
}

extension Evaluation {
  fileprivate static func estimate(_ darkScore: Int, _ line: [Square] = []) -> Evaluation {
    Evaluation(darkScore: darkScore, certainty: .estimate(confidence: 73), depth: 1, line: line)
  }

  fileprivate static func exact(_ darkScore: Int, _ line: [Square] = []) -> Evaluation {
    Evaluation(darkScore: darkScore, certainty: .exact, depth: 9, line: line)
  }
}

extension GameAnalysis {
  fileprivate var evaluatedCount: Int { positions.indices.count { evaluation(at: $0) != nil } }

  fileprivate init(of record: GameRecord, losses: [Int]) {
    self.init(of: record)
    var score = 0
    set(.estimate(score), at: 0)
    for (index, loss) in losses.enumerated() {
      score += record.plies[index].side == .dark ? -loss : loss
      set(.estimate(score), at: index + 1)
    }
  }
}
