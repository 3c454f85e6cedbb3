import ReversiCore

/// Passes: who has no move gives the other side two in a row.
extension Contrast {
  /// The reasons that are about passes.
  func passes() -> [Reason] {
    [
      pass(of: side, in: worse, notIn: better),
      pass(of: opponent, in: better, notIn: worse),
    ].compactMap(\.self)
  }

  /// The first pass of a side that never passes in the other line.
  private func pass(
    of passing: Disk, in continuation: Continuation, notIn other: Continuation
  ) -> Reason? {
    guard let index = continuation.indexOfPass(of: passing),
      other.indexOfPass(of: passing) == nil
    else { return nil }
    let step = continuation.steps[index]
    // The first move that can force it needs no line.
    let isCertain =
      passing == side
      ? index == 1 && better.steps[0].after.movesThatForcePasses.isEmpty : index == 0
    return reason(
      .pass, isMissed: passing == opponent, on: [step.move.square], at: index,
      basis: isCertain ? .rules : basisOfLines,
      share: worth(of: step.before.movesThatForcePasses, at: step).disks)
  }
}

extension Position {
  /// The legal moves after which the other side has to pass.
  var movesThatForcePasses: SquareSet {
    SquareSet(
      legalMoves.filter { square in
        var next = self
        guard let move = try? next.play(square) else { return false }
        return next.state == .passDue(move.side.opponent)
      })
  }
}
