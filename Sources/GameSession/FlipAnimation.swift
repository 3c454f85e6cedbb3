import ReversiCore

/// The part of a completed move that is shown.
///
/// The new disk is a step, and so is each disk that turns over. The screen decides how many
/// pictures it draws in a step.
package struct FlipAnimation: Sendable, Hashable {
  /// The move that is shown.
  package let move: Move
  /// The identity of the step that is shown now.
  package let stepID: RequestID
  /// The number of disks shown before this step.
  private(set) var elapsed = 0

  static func stepCount(of move: Move) -> Int { 1 + move.flips.count }

  /// The next step, or nil after the last.
  func next(stepID: RequestID) -> FlipAnimation? {
    guard elapsed + 1 < Self.stepCount(of: move) else { return nil }
    return FlipAnimation(move: move, stepID: stepID, elapsed: elapsed + 1)
  }

  /// The square where a disk is turning now; nil while the new disk is shown.
  package var turning: Square? { elapsed > 0 ? move.flips[elapsed - 1] : nil }

  /// The board before the move, given the board after it.
  func boardBefore(_ settled: Board) -> Board {
    settled.undoing(move)
  }

  /// The board at this step, given the board after the move: it has the new disk, and the disks
  /// that have turned over completely.
  func boardShown(_ settled: Board) -> Board {
    settled.undoing(move, keeping: max(1, elapsed))
  }
}
