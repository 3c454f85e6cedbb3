import Analysis
import Posix
import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("Evaluating positions")
struct EvaluationTests {
  /// Positions near the end of random games, including those with a pass due.
  private static func endings(seed: UInt64, empties: ClosedRange<Int>) throws -> [Position] {
    try RandomGame.positions(games: 100, seed: seed).filter {
      empties.contains(SearchBoard($0).emptyCount)
    }
  }

  /// The position with five of light's disks left; the others are dark's.
  private static func lopsided(_ position: Position) -> Position? {
    guard let turn = position.turn else { return nil }
    var board = position.board
    for square in board.light.dropFirst(5) { board[square] = .dark }
    return Position(board: board, turn: turn)
  }

  private func end(of line: [Square], from start: Position) throws -> Position {
    var position = start
    for square in line {
      if case .passDue = position.state { try position.pass() }
      try position.play(square)
    }
    return position
  }

  @Test("an exact score has a line to the end of the game that leads to it")
  func wholeLine() throws {
    let engine = Engine(tableBytes: 1 << 20)
    let positions = try Self.endings(seed: 62, empties: 0...11)
    #expect(positions.contains { if case .passDue = $0.state { true } else { false } })
    var scores: Set<Int> = []
    for position in positions + positions.compactMap(Self.lopsided) {
      engine.forget()
      let evaluation = engine.evaluate(position, limits: SearchLimits(exactFrom: 11))
      let end = try end(of: evaluation.line, from: position)
      #expect(evaluation.isExact)
      #expect(end.outcome != nil, "\(position)")
      #expect(Evaluation(ofFinal: end)?.darkScore == evaluation.darkScore, "\(position)")
      #expect(position.outcome != nil || evaluation.depth == position.board.empties.count)
      scores.insert(evaluation.darkScore)
    }
    // If every disk is won, the search knows the score before it knows the whole line.
    #expect(scores.contains(64))
  }

  @Test("swapping the colours changes the sign of the score and keeps the line")
  func colours() throws {
    for position in try Self.endings(seed: 63, empties: 20...30).prefix(20) {
      guard let turn = position.turn else { continue }
      var board = Board()
      for square in position.board.dark { board[square] = .light }
      for square in position.board.light { board[square] = .dark }
      let other = Position(board: board, turn: turn.opponent)
      let limits = SearchLimits.evaluation(at: .standard)
      let evaluations = [position, other].map {
        Engine(tableBytes: 1 << 20).evaluate($0, limits: limits)
      }
      #expect(evaluations[0].darkScore == -evaluations[1].darkScore)
      #expect(evaluations[0].line == evaluations[1].line)
    }
  }

  @Test("a level evaluates without a clock and without chance, the weakest like the next")
  func levels() {
    for level in Level.all {
      let limits = SearchLimits.evaluation(at: level)
      #expect(limits.time == nil && limits.nodes == nil && limits.threads == 1)
      #expect(limits.exactSelectivity == .none)
    }
    #expect(
      SearchLimits.evaluation(at: Level.all[0]) == SearchLimits.evaluation(at: Level.all[1]))
  }

  @Test("the evaluation improves as the search deepens, and a stop leaves the last one")
  func refinement() {
    let engine = Engine(tableBytes: 1 << 20)
    var depths: [Int] = []
    let limits = SearchLimits(depth: 6)
    let whole = engine.evaluate(.newGame, limits: limits) { depths.append($0.depth) }
    #expect(depths == [1, 2, 3, 4, 5, 6])
    #expect(whole.depth == 6 && whole.line.count == 6 && !whole.isExact)

    let stop = StopToken()
    let stopped = engine.evaluate(.newGame, limits: SearchLimits(), stop: stop) {
      if $0.depth == 3 { stop.stop() }
    }
    #expect(stopped.depth == 3)
  }

  @Test("solving a position gives its line and the number of nodes")
  func solve() throws {
    for position in try Self.endings(seed: 64, empties: 9...10).prefix(20) {
      let report = Engine(tableBytes: 1 << 20).solve(position)
      let evaluation = Evaluation(report, of: position)
      #expect(report.isExact)
      #expect(report.nodes > 0)
      let end = try end(of: report.principalVariation, from: position)
      #expect(Evaluation(ofFinal: end)?.darkScore == evaluation.darkScore)
    }
  }
}
