import ReversiCore

/// Wipe-outs: a side loses its last disk, and the game with it.
extension Contrast {
  /// The reasons that are about wipe-outs.
  func wipeOuts() -> [Reason] {
    [
      wipeOut(of: side, in: worse, notIn: better),
      wipeOut(of: opponent, in: better, notIn: worse),
    ].compactMap(\.self)
  }

  /// The move that takes the last disk of a side, if no move of the other line does, and no reply
  /// to its first one can.
  private func wipeOut(
    of loser: Disk, in continuation: Continuation, notIn other: Continuation
  ) -> Reason? {
    func isWipedOut(_ step: Continuation.Step) -> Bool {
      step.after.board.squares(of: loser).isEmpty
    }
    guard let index = continuation.steps.firstIndex(where: isWipedOut),
      !other.steps.contains(where: isWipedOut),
      loser == opponent || !other.steps[0].after.canWipeOut(loser)
    else { return nil }
    return reason(
      .wipeOut, isMissed: loser == opponent, on: [continuation.steps[index].move.square], at: index,
      basis: index < 2 ? .rules : basisOfLines, share: loss)
  }
}

extension Position {
  /// Whether a move of the side to move takes the last disk of the other.
  fileprivate func canWipeOut(_ loser: Disk) -> Bool {
    legalMoves.contains { square in
      var next = self
      return (try? next.play(square)) != nil && next.board.squares(of: loser).isEmpty
    }
  }
}
