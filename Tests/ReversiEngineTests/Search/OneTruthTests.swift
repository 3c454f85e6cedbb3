import Analysis
import Foundation
import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("Exact scores of hint, evaluation, review and solver")
struct OneTruthTests {
  private static let games = number("REVERSI_SCORED_GAMES") ?? 3
  private static let seed = number("REVERSI_SCORED_SEED") ?? 17
  /// The number of empty squares from which their positions are compared.
  private static let empties = number("REVERSI_SCORED_EMPTIES") ?? 12
  /// The longest search for the scores of all moves in a position, in seconds.
  private static let seconds = number("REVERSI_SCORED_SECONDS") ?? 60

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("are the same, move by move, wherever one of them is exact")
  func agreement() throws {
    let positions = try RandomGame.positions(games: Self.games, seed: UInt64(Self.seed)).filter {
      $0.outcome == nil && $0.board.empties.count <= Self.empties
    }
    #expect(positions.count > Self.games)
    // One engine for each view, and one for the truth, as in the game.
    let (analyst, reviewer, solver) = (Engine(), Engine(), Engine())
    for position in positions {
      // Several searches claim exact scores for the same moves; each is solved once.
      var solvedMoves: [Square: Int] = [:]
      let solved = solver.solve(position)
      let truth = position.turn == .dark ? solved.score : -solved.score
      let hint = analyst.analyze(position, limits: .evaluation(within: .seconds(Self.seconds)))
      // With more empty squares, the time may be over first.
      #expect(hint.isExact || position.board.empties.count > 12, "\(position)")
      try compare(hint, with: truth, in: position, solver, &solvedMoves)
      for level in Level.quickRounds + [.review] {
        let limits = SearchLimits.evaluation(at: level)
        let analysis = reviewer.analyze(position, limits: limits)
        try compare(analysis, with: truth, in: position, solver, &solvedMoves)
        let evaluation = reviewer.evaluate(position, limits: limits)
        if evaluation.isExact { #expect(evaluation.darkScore == truth, "\(position)") }
      }
    }
  }

  @Test("are the same in a position in which they contradicted each other")
  func contradiction() throws {
    let moves =
      "d3e3f3e2d1c5e6f4b5b6b7c2c3a5b4a3g4b8b3f2f1g3d2d6g2h1h2g1g5e1c1g6f5d7c6b1h6c4c7c8e7f6d8e8a4b2"
    let position = try GameRecord(transcript: moves).position
    #expect(position.board.empties.count == 14)
    let solver = Engine()
    let score = solver.solve(position).score
    let hint = Engine().analyze(position, limits: .evaluation(at: .review))
    #expect(hint.isExact)
    let evaluation = Engine().evaluate(position, limits: .evaluation(at: .review))
    #expect(evaluation.isExact && hint.evaluation.darkScore == evaluation.darkScore)
    #expect(hint.moves.first?.score == score)
    var solvedMoves: [Square: Int] = [:]
    try compare(hint, with: hint.evaluation.darkScore, in: position, solver, &solvedMoves)
  }

  @Test("are reached for the best move first, and no other move exceeds it")
  func order() throws {
    let position = try #require(
      try RandomGame.positions(seed: 5).first { $0.board.empties.count == 11 })
    var bests: [Int] = []
    Engine().analyze(position, limits: .evaluation(at: .review)) { analysis in
      #expect(analysis.moves.allSatisfy { $0.score <= analysis.moves[0].score })
      #expect(analysis.evaluation.score(for: position.turn ?? .dark) == analysis.moves[0].score)
      if analysis.evaluation.isExact { bests.append(analysis.evaluation.darkScore) }
    }
    #expect(Set(bests).count == 1)
  }

  private func compare(
    _ analysis: PositionAnalysis, with truth: Int, in position: Position, _ solver: Engine,
    _ solvedMoves: inout [Square: Int]
  ) throws {
    if analysis.evaluation.isExact {
      #expect(analysis.evaluation.darkScore == truth, "\(position)")
    }
    var position = position
    if case .passDue = position.state { try position.pass() }
    #expect(Set(analysis.moves.map(\.square)) == Set(position.legalMoves))
    for move in analysis.moves where move.isExact {
      let solved = try solvedMoves[move.square] ?? score(of: move.square, in: position, solver)
      solvedMoves[move.square] = solved
      #expect(move.score == solved, "\(move)")
    }
  }

  /// The score of a move for the side to move, solved.
  private func score(of square: Square, in position: Position, _ solver: Engine) throws -> Int {
    var after = position
    try after.play(square)
    let side = try #require(position.turn)
    if let known = Evaluation(ofFinal: after)?.score(for: side) { return known }
    let solved = solver.solve(after).score
    return after.turn == side ? solved : -solved
  }
}
