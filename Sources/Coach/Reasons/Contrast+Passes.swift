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
