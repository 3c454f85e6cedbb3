import ReversiCore

/// Swindles: one side gets both squares of a region of two (Rose, chapter 10).
extension Contrast {
  /// The reasons that are about swindles.
  func swindles() -> [Reason] {
    [
      swindle(of: opponent, in: worse, notIn: better),
      swindle(of: side, in: better, notIn: worse),
    ].compactMap(\.self)
  }

  /// The first swindle of a side that it does not make in the other line.
  private func swindle(
    of winner: Disk, in continuation: Continuation, notIn other: Continuation
  ) -> Reason? {
    for (index, step) in continuation.steps.enumerated() where step.move.side == winner {
      guard let pair = step.before.board.region(of: step.move.square), pair.count == 2,
        let second = pair.subtracting([step.move.square]).first,
        !step.after.board.legalMoves(for: winner.opponent).contains(second),
        continuation.index(of: winner, on: second) != nil,
        pair.contains(where: { other.index(of: winner, on: $0) == nil })
      else { continue }
      return reason(
        .swindle, isMissed: winner == side, on: pair, at: index, basis: basisOfLines,
        share: worth(of: pair, at: step).disks)
    }
    return nil
  }
}
