import Analysis
import ReversiCore

/// Corners. A disk on a corner can never be turned over, and holds the disks beside it on the
/// edges.
extension Contrast {
  /// The reasons that are about corners.
  func corners() -> [Reason] {
    SquareSet.corners.filter { position.board[$0] == nil }.flatMap { corner in
      [cornerGiven(corner), cornerLost(corner), cornerWon(corner)].compactMap(\.self)
    }
  }

  /// The opponent can take the corner at once.
  private func cornerGiven(_ corner: Square) -> Reason? {
    guard let reply = worse.reply, reply.before.legalMoves.contains(corner),
      !canForce(corner, for: opponent, after: better)
    else { return nil }
    // If the opponent takes it, the reason is about the line.
    if reply.move.square == corner { return nil }
    return reason(
      .corner, isMissed: false, on: [corner], at: 1, basis: .rules,
      share: worth(of: [corner], at: reply).disks)
  }

  /// The opponent takes the corner in the line.
  private func cornerLost(_ corner: Square) -> Reason? {
    guard let index = worse.index(of: opponent, on: corner),
      better.index(of: opponent, on: corner) == nil,
      !canForce(corner, for: opponent, after: better)
    else { return nil }
    let isForced = canForce(corner, for: opponent, after: worse)
    return reason(
      approach(to: corner) ?? .corner, isMissed: false, on: [corner], at: index,
      basis: isForced ? .rules : basisOfLines,
      share: worth(of: corner, in: worse, at: index))
  }

  /// The side takes the corner in the line of the better move.
  private func cornerWon(_ corner: Square) -> Reason? {
    guard let index = better.index(of: side, on: corner),
      worse.index(of: side, on: corner) == nil, !canForce(corner, for: side, after: worse)
    else { return nil }
    let isForced = index == 0 || canForce(corner, for: side, after: better)
    return reason(
      .corner, isMissed: true, on: [corner], at: index,
      basis: isForced ? .rules : basisOfLines, share: worth(of: corner, in: better, at: index))
  }

  /// Whether a side can take the corner after a move whatever the other side plays, as far as that
  /// is looked at.
  private func canForce(
    _ corner: Square, for side: Disk, after continuation: Continuation
  ) -> Bool {
    continuation.steps[0].after.canForce(corner, for: side, within: Self.forcedPlies)
  }

  /// A corner that is taken within this many plies whatever the other side plays is proven by the
  /// rules. Five plies take some milliseconds.
  private static let forcedPlies = 5

  /// What the corner is worth when it is taken, or the difference of the static evaluation around
  /// it, whichever is larger: a corner that can be taken later as well is worth little at once.
  private func worth(of corner: Square, in continuation: Continuation, at index: Int) -> Int {
    let taken = worth(of: [corner], at: continuation.steps[index]).disks
    guard index > 1, let part = Attribution.Part(corner: corner) else { return taken }
    return max(taken, advantage(in: [part]))
  }

  /// The kind of a worse move beside an empty corner; nil for any other.
  private func approach(to corner: Square) -> Reason.Kind? {
    let square = worse.move.square
    guard SquareSet(corner).neighbors.contains(square) else { return nil }
    return SquareSet.xSquares.contains(square) ? .xSquare : .cSquare
  }
}

extension Position {
  /// Whether a side can place a disk on a square within a number of plies, whatever the other side
  /// plays.
  func canForce(_ square: Square, for side: Disk, within plies: Int) -> Bool {
    guard plies > 0, let turn, board[square] == nil else { return false }
    if case .passDue = state {
      var passed = self
      return (try? passed.pass()) != nil && passed.canForce(square, for: side, within: plies)
    }
    let moves = legalMoves
    if turn == side {
      return moves.contains(square)
        || plies > 2 && moves.contains { canForce(square, for: side, after: $0, within: plies) }
    }
    return moves.allSatisfy { canForce(square, for: side, after: $0, within: plies) }
  }

  private func canForce(
    _ square: Square, for side: Disk, after move: Square, within plies: Int
  ) -> Bool {
    var next = self
    return (try? next.play(move)) != nil && next.canForce(square, for: side, within: plies - 1)
  }
}

/// The diagonals from corner to corner.
extension Contrast {
  /// The reasons that are about diagonals.
  func diagonals() -> [Reason] {
    Self.diagonals.compactMap { diagonal in
      let isGiven =
        worse.board.isControlled(diagonal, by: opponent)
        && !better.board.isControlled(diagonal, by: opponent)
      let isMissed =
        better.board.isControlled(diagonal, by: side)
        && !worse.board.isControlled(diagonal, by: side)
      guard isGiven || isMissed else { return nil }
      return reason(
        .diagonal, isMissed: !isGiven, on: diagonal, at: 0, basis: .rules,
        share: advantage(in: [.diagonals]))
    }
  }

  /// a1–h8 and a8–h1.
  private static let diagonals = [
    SquareSet((0..<8).compactMap { Square(column: $0, row: $0) }),
    SquareSet((0..<8).compactMap { Square(column: $0, row: 7 - $0) }),
  ]
}

extension Board {
  /// Whether all disks on a diagonal are those of a side, four or more.
  fileprivate func isControlled(_ diagonal: SquareSet, by side: Disk) -> Bool {
    squares(of: side).intersection(diagonal).count >= 4
      && squares(of: side.opponent).isDisjoint(with: diagonal)
  }
}
