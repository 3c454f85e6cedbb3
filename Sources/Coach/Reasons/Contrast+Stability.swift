import ReversiCore

/// Stable disks, which can never be turned over.
extension Contrast {
  /// The reason that is about stable disks.
  ///
  /// Lines are compared where at most half of the squares that were empty are filled: on a full
  /// board all disks are stable.
  func stability() -> [Reason] {
    let plies = min(commonLength, max(1, position.board.empties.count / 2))
    let boards = [worse, better].map { $0.steps[plies - 1].after.board }
    let disks = [opponent, side].map { side in boards.map { $0.stableDisks(of: side) } }
    let numbers = disks.map { Reason.Numbers(worse: $0[0].count, better: $0[1].count) }
    let (theirs, own) = (numbers[0].worse - numbers[0].better, numbers[1].better - numbers[1].worse)
    guard theirs >= 0, own >= 0 else { return [] }
    let isMissed = own > theirs
    let (shown, gainer, other) =
      isMissed ? (disks[1][1], side, worse) : (disks[0][0], opponent, better)
    // The numbers are lower bounds, so a greater one proves nothing alone.
    let isMore = shown.count > other.mostStableDisks(of: gainer, at: plies - 1)
    return [
      reason(
        .stableDisks, isMissed: isMissed, on: shown, at: plies - 1,
        basis: isMore ? basisOfLines : .estimate, share: theirs + own, opponent: numbers[0],
        own: numbers[1])
    ].compactMap(\.self)
  }
}

extension Continuation {
  /// An upper bound of the stable disks of a side after a step: those that it has then, less those
  /// that are turned over later.
  fileprivate func mostStableDisks(of side: Disk, at index: Int) -> Int {
    var stable = steps[index].after.board.squares(of: side)
    for step in steps.dropFirst(index + 1) { stable.subtract(SquareSet(step.move.flips)) }
    return stable.count
  }
}
