import ReversiCore

/// Something that the play after a move may bring.
enum Fact: Hashable {
  /// A side places a disk on a square.
  case move(Disk, Square)
  /// A side has to pass.
  case pass(Disk)
  /// A side makes no move any more.
  case noMove(Disk)
  /// A side makes the last move of the game.
  case lastMove(Disk)
  /// A side fills the last empty square of a region.
  case lastMoveIn(SquareSet, Disk)
  /// A side fills both squares of a region of two, and the other side cannot answer there.
  case swindle(SquareSet, Disk)

  /// Whether a step makes it true or false; nil if it leaves that open.
  func isTrue(after step: Continuation.Step) -> Bool? {
    switch self {
    case .move(let side, let square):
      step.move.square == square ? step.move.side == side : nil
    case .pass(let side): step.after.state == .passDue(side) ? true : nil
    case .noMove(let side): step.move.side == side ? false : nil
    case .lastMove(let side): step.after.outcome == nil ? nil : step.move.side == side
    case .lastMoveIn(let region, let side):
      region.contains(step.move.square) && region.isDisjoint(with: step.after.board.empties)
        ? step.move.side == side : nil
    case .swindle(let pair, let side):
      pair.contains(step.move.square) ? Self.isSwindle(pair, by: side, at: step) : nil
    }
  }

  /// Whether a step on one of two squares wins both for a side; nil if the second one is left.
  private static func isSwindle(
    _ pair: SquareSet, by side: Disk, at step: Continuation.Step
  ) -> Bool? {
    let left = pair.intersection(step.after.board.empties)
    guard step.move.side == side else { return false }
    if left.isEmpty { return true }
    let isAnswered = !left.isDisjoint(with: step.after.board.legalMoves(for: side.opponent))
    return step.before.board.region(of: step.move.square) == pair && !isAnswered ? nil : false
  }

  /// Whether it is true before any step; nil if that is open.
  func isTrue(in position: Position) -> Bool? {
    if case .pass(let side) = self, position.state == .passDue(side) { return true }
    return nil
  }

  /// Whether it is true if no step made it so.
  var isTrueAtEnd: Bool { if case .noMove = self { true } else { false } }
}

/// Which facts are true in all play that keeps an exact score.
///
/// One line of best play proves nothing: where several moves are equally good, another one may
/// avoid the fact. So a proof branches at all equal moves, of both sides.
struct Proof {
  private let inquiry: Inquiry
  /// The number of positions that may still be looked at.
  private var positions = Self.maximumPositions

  /// The maximum number of positions for one explanation. One takes 0.05 ms.
  private static let maximumPositions = 400

  init(_ inquiry: Inquiry) { self.inquiry = inquiry }

  /// Whether a fact is true in every line that keeps the score; nil if there are too many of them,
  /// or too many empty squares.
  ///
  /// - Parameters:
  ///   - darkScore: The exact score of the position for dark.
  ///   - chooser: The side that may choose among its moves that keep the score; nil if the fact
  ///     must be true whatever both sides choose.
  mutating func holds(
    _ fact: Fact, after position: Position, darkScore: Int, chosenBy chooser: Disk? = nil
  ) -> Bool? {
    guard position.board.empties.count <= Analyst.exactEmpties else { return nil }
    if let isTrue = fact.isTrue(in: position) { return isTrue }
    var known: [Position: Bool] = [:]
    return holds(fact, after: position, darkScore, chooser, &known)
  }

  private mutating func holds(
    _ fact: Fact, after position: Position, _ darkScore: Int, _ chooser: Disk?,
    _ known: inout [Position: Bool]
  ) -> Bool? {
    if let answer = known[position] { return answer }
    var ready = position
    if case .passDue = ready.state { try? ready.pass() }
    guard let turn = ready.turn else { return fact.isTrueAtEnd }
    guard positions > 0 else { return nil }
    positions -= 1
    // Either one move must make it true, or all must.
    let decisive = turn == chooser
    var isOpen = false
    for square in inquiry.bestMoves(of: ready, darkScore: darkScore) {
      guard let step = Continuation.Step(square, in: ready) else { continue }
      let answer =
        fact.isTrue(after: step) ?? holds(fact, after: step.after, darkScore, chooser, &known)
      if answer == decisive {
        known[position] = decisive
        return decisive
      }
      if answer == nil { isOpen = true }
    }
    if isOpen { return nil }
    known[position] = !decisive
    return !decisive
  }
}

// What a side can force by the rules alone, whatever the other side plays.
extension Position {
  /// The positions after each legal move.
  var nextPositions: [Position] {
    legalMoves.compactMap { square in
      var next = self
      return (try? next.play(square)).map { _ in next }
    }
  }

  /// The position after a pass, if one is due; otherwise the same.
  fileprivate var ready: Position {
    var ready = self
    if case .passDue = state { try? ready.pass() }
    return ready
  }

  /// Whether a side can place a disk on a square within a number of plies.
  func canForce(_ square: Square, for side: Disk, within plies: Int) -> Bool {
    forcedLine(to: square, for: side, within: plies) != nil
  }

  /// Moves with which a side can place a disk on a square within a number of plies, whatever the
  /// other side plays, with some replies of the other side; nil if it cannot.
  func forcedLine(to square: Square, for side: Disk, within plies: Int) -> [Square]? {
    let position = ready
    guard plies > 0, board[square] == nil, let turn = position.turn else { return nil }
    let moves = position.legalMoves
    if turn == side {
      if moves.contains(square) { return [square] }
      guard plies > 2 else { return nil }
      for move in moves {
        if let line = position.forcedLine(to: square, for: side, within: plies, after: move) {
          return line
        }
      }
      return nil
    }
    guard !moves.contains(square) else { return nil }
    var shown: [Square]?
    for move in moves {
      let line = position.forcedLine(to: square, for: side, within: plies, after: move)
      guard let line else { return nil }
      shown = shown ?? line
    }
    return shown
  }

  private func forcedLine(
    to square: Square, for side: Disk, within plies: Int, after move: Square
  ) -> [Square]? {
    var next = self
    guard (try? next.play(move)) != nil else { return nil }
    return next.forcedLine(to: square, for: side, within: plies - 1).map { [move] + $0 }
  }

  /// Whether a side can take all disks of the other within a number of plies.
  func canTakeAll(_ side: Disk, within plies: Int) -> Bool {
    if outcome != nil { return board.squares(of: side.opponent).isEmpty }
    guard plies > 0 else { return false }
    let position = ready
    return position.turn == side
      ? position.nextPositions.contains { $0.canTakeAll(side, within: plies - 1) }
      : position.nextPositions.allSatisfy { $0.canTakeAll(side, within: plies - 1) }
  }
}
