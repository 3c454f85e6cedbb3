import ReversiCore

/// The first defect in the moves of a text.
package struct MoveDefect: Error, Hashable {
  /// The kinds of defects.
  package enum Reason: Hashable, Sendable {
    /// This text is neither a square nor a pass. It has at most two characters where moves follow
    /// each other without blanks.
    case noSquare(String)
    /// The square holds a disk.
    case occupied(Square)
    /// The disk would turn nothing over.
    case turnsNothingOver(Square)
    /// The text passes, but the side to move has a legal move.
    case passNotDue
    /// The text gives the move to the other side.
    case otherSide
    /// Neither side has a legal move.
    case gameOver
    /// In a diagram of numbers, as many squares as this have the number of the move: none, or
    /// several.
    case squares(Int)
  }

  /// The number of the move: the disks placed before it, plus 1. A diagram can count passes, too.
  package let number: Int
  /// The side to move; nil when the game is over.
  package let side: Disk?
  /// The kind of the defect.
  package let reason: Reason

  package init(number: Int, side: Disk?, reason: Reason) {
    self.number = number
    self.side = side
    self.reason = reason
  }
}
