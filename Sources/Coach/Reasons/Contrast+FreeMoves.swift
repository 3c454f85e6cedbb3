import ReversiCore

/// Free moves, which only one side has, and the order of moves.
extension Contrast {
  /// The reasons that are about free moves and order.
  func order() -> [Reason] {
    [spentFreeMove(), missedFreeMove(), givenFreeMove(), waiting()].compactMap(\.self)
  }

  /// The worse move is a free move that can wait.
  private func spentFreeMove() -> Reason? {
    let square = worse.move.square
    guard position.board.freeMoves(of: side).contains(square), worseCanWait,
      !better.board.legalMoves(for: opponent).contains(square),
      let index = better.index(of: side, on: square)
    else { return nil }
    return reason(
      .spentFreeMove, isMissed: true, on: [square], at: index, basis: .rules, share: loss)
  }

  /// The better move is a free move.
  private func missedFreeMove() -> Reason? {
    let free = position.board.freeMoves(of: side)
    guard free.contains(better.move.square), !free.contains(worse.move.square) else { return nil }
    return reason(
      .freeMove, isMissed: true, on: [better.move.square], at: 0, basis: .rules,
      share: worth(of: free, at: better.steps[0]).disks)
  }

  /// The opponent gets a free move.
  private func givenFreeMove() -> Reason? {
    guard let reply = worse.reply else { return nil }
    let given = worse.board.freeMoves(of: opponent)
      .subtracting(better.board.legalMoves(for: opponent))
    let (disks, best) = worth(of: given, at: reply)
    return reason(
      .freeMove, isMissed: false, on: best, at: 1, basis: .rules, share: disks)
  }

  /// The better move cannot wait, and the worse one can.
  private func waiting() -> Reason? {
    guard let reply = worse.reply,
      !reply.after.board.legalMoves(for: side).contains(better.move.square),
      worse.index(of: side, on: better.move.square) == nil,
      let index = better.steps.dropFirst().firstIndex(where: { $0.move.side == side }),
      better.steps[index].move.square == worse.move.square
    else { return nil }
    return reason(
      .order, isMissed: true, on: [worse.move.square, better.move.square], at: index,
      basis: worseCanWait ? .rules : basisOfLines, share: loss)
  }

  /// Whether the side can make the worse move after the better one, whatever the opponent replies.
  private var worseCanWait: Bool {
    let after = better.steps[0].after
    return after.state == .toMove(opponent)
      && after.nextPositions.allSatisfy {
        $0.board.legalMoves(for: side).contains(worse.move.square)
      }
  }
}

extension Board {
  /// The free moves of a side: legal for it only, and without a new move for the other side (Rose:
  /// available to only one player, and without safe responses).
  func freeMoves(of side: Disk) -> SquareSet {
    let others = legalMoves(for: side.opponent)
    let free = legalMoves(for: side).subtracting(others).filter { square in
      guard let move = move(of: side, at: square) else { return false }
      return playing(move).legalMoves(for: side.opponent).isSubset(of: others)
    }
    return SquareSet(free)
  }
}

extension Position {
  /// The positions after each legal move.
  var nextPositions: [Position] {
    legalMoves.compactMap { square in
      var next = self
      return (try? next.play(square)).map { _ in next }
    }
  }
}

/// Parity: who gets the last move in a region, and in the game. Only lines to the end of the game
/// show it.
extension Contrast {
  /// The reasons that are about parity.
  func parity() -> [Reason] {
    isExact ? [evenRegion(), lastMove()].compactMap(\.self) : []
  }

  /// The worse move plays first into an even region.
  private func evenRegion() -> Reason? {
    let regions = position.board.regions
    guard let even = regions.first(where: { $0.contains(worse.move.square) }),
      even.count.isMultiple(of: 2),
      let odd = regions.first(where: { $0.contains(better.move.square) }),
      !odd.count.isMultiple(of: 2),
      let index = worse.steps.lastIndex(where: { even.contains($0.move.square) }),
      worse.steps[index].move.side == opponent
    else { return nil }
    let odds = regions.filter { !$0.count.isMultiple(of: 2) }
    let squares = odds.reduce(into: SquareSet()) { $0.formUnion($1) }
    return reason(
      .evenRegion, isMissed: false, on: even, at: index, basis: .exact,
      share: worth(of: squares, at: better.steps[0]).disks)
  }

  /// The opponent makes the last move of the game.
  private func lastMove() -> Reason? {
    guard let lost = worse.steps.last?.move, let won = better.steps.last?.move,
      lost.side == opponent, won.side == side
    else { return nil }
    let flips = Reason.Numbers(worse: lost.flips.count, better: won.flips.count)
    return reason(
      .lastMove, isMissed: false, on: [lost.square], at: worse.steps.count - 1, basis: .exact,
      share: 2 * (flips.worse + flips.better) + 2, own: flips)
  }
}
