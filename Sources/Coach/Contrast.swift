import Analysis
import ReversiCore

/// Two moves of a position, and what each leads to: the worse one, which somebody played or asks
/// about, and the better one.
struct Contrast {
  /// The position before the move.
  let position: Position
  /// The side that moves.
  let side: Disk
  /// The worse move.
  let worse: Continuation
  /// The better move.
  let better: Continuation
  private let moves: [MoveScore]
  private let replies: [MoveScore]
  private let analyst: Analyst

  /// Contrasts a move with the best one, or the best one with the second best.
  ///
  /// Nil if the move is not legal, or there is no other.
  ///
  /// - Parameters:
  ///   - before: The evaluation of the position.
  ///   - after: The evaluation of the position after the move.
  init?(
    of square: Square, in position: Position, before: Evaluation, after: Evaluation,
    by analyst: Analyst
  ) {
    guard case .toMove(let side) = position.state else { return nil }
    let better = Continuation(
      score: before.score(for: side), isExact: before.isExact, line: before.line, from: position)
    let moves = analyst.moves(position)
    let worse: Continuation?
    if square != before.line.first {
      worse = Continuation(
        score: after.score(for: side), isExact: after.isExact, line: [square] + after.line,
        from: position)
    } else {
      worse = moves.first { $0.square != square }.flatMap {
        Continuation(score: $0.score, isExact: $0.isExact, line: $0.line, from: position)
      }
    }
    guard let worse, let better else { return nil }
    self.position = position
    self.side = side
    self.worse = worse
    self.better = better
    self.moves = moves
    self.analyst = analyst
    replies = worse.steps.count > 1 ? analyst.moves(worse.steps[1].before) : []
  }

  /// The disks by which the worse move is worse, 0 or more.
  var loss: Int { max(0, better.score - worse.score) }

  /// Whether both scores are proven, and both lines go on to the end of the game.
  var isExact: Bool { worse.isExact && better.isExact }

  /// The disks that every move but the best one loses, if they are a mistake's.
  var onlyMove: Explanation.Margin? {
    guard moves.count > 1, moves[0].square == better.move.square else { return nil }
    // The gap of a quick ranking may be larger than the loss that the two scores show.
    let gap = moves[0].score - moves[1].score
    let disks = min(gap, loss)
    guard Mistake(loss: disks) != nil else { return nil }
    return Explanation.Margin(
      disks: disks, isExact: disks == gap && moves[0].isExact && moves[1].isExact)
  }

  /// The opponent of the side that moves.
  var opponent: Disk { side.opponent }

  /// The number of moves that both lines have.
  var commonLength: Int { min(worse.steps.count, better.steps.count) }

  /// The basis of what follows from the lines.
  var basisOfLines: Reason.Basis { isExact ? .exact : .estimate }
}

/// How much of the loss a reason explains.
extension Contrast {
  /// The worth of some moves to the side that makes a step: the score of the best of them less that
  /// of the best other move. `best` has the ones that score higher than all others. Nothing if the
  /// step's move is none of these.
  ///
  /// If there is no other move, the other score is that of the same disks with the other side to
  /// move.
  func worth(of squares: SquareSet, at step: Continuation.Step) -> (disks: Int, best: SquareSet) {
    squares.contains(step.move.square)
      ? worth(of: squares, at: step, among: ranking(of: step.before)) : (0, [])
  }

  /// The same, with the moves of the position, best first.
  func worth(
    of squares: SquareSet, at step: Continuation.Step, among moves: [MoveScore]
  ) -> (disks: Int, best: SquareSet) {
    guard squares.contains(step.move.square), let best = moves.first else { return (0, []) }
    guard let other = moves.first(where: { !squares.contains($0.square) }) else {
      return (best.score - scoreOfPassing(in: step.before), squares)
    }
    let leading = SquareSet(moves.filter { $0.score > other.score }.map(\.square))
    guard leading.contains(step.move.square) else { return (0, []) }
    return (best.score - other.score, leading)
  }

  /// The moves of a position with their scores, best first.
  func ranking(of position: Position) -> [MoveScore] {
    if position == self.position { return moves }
    if worse.steps.count > 1, position == worse.steps[1].before { return replies }
    return analyst.moves(position)
  }

  /// The score for the side to move if it could pass.
  private func scoreOfPassing(in position: Position) -> Int {
    guard let turn = position.turn else { return 0 }
    let passed = Position(board: position.board, turn: turn.opponent)
    guard passed.turn == turn.opponent, case .toMove = passed.state else { return 0 }
    return ranking(of: passed).first.map { -$0.score } ?? 0
  }

  /// The disks by which some parts of the static evaluation are better for the side after the
  /// better line than after the worse one, as far as both lines go.
  func advantage(in parts: [Attribution.Part]) -> Int {
    let values = [better, worse].map { continuation in
      analyst.attribution(continuation.steps[commonLength - 1].after).value(of: parts, for: side)
    }
    return Int(values[0] - values[1])
  }
}
