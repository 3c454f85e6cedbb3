import ReversiCore

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
