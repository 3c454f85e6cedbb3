/// The first move of a written game that cannot be played.
public struct MoveDefect: Error, Hashable {
  /// What is wrong with a move.
  public enum Reason: Hashable, Sendable {
    /// This text, of two characters at most where moves follow each other without blanks, is
    /// neither a square nor a pass.
    case noSquare(String)
    /// The square holds a disk.
    case occupied(Square)
    /// No line of opposing disks from the square ends in a disk of the side to move.
    case turnsNothingOver(Square)
    /// A pass is written, but the side to move can place a disk.
    case passNotDue
    /// The move is written as one of the side whose turn it is not.
    case otherSide
    /// Neither side can move any more.
    case gameOver
  }

  /// The number of the move: the disks that were placed before it, plus 1.
  public let number: Int
  /// The side whose turn it was; nil when the game is over.
  public let side: Disk?
  /// What is wrong.
  public let reason: Reason

  /// A defect of a move.
  public init(number: Int, side: Disk?, reason: Reason) {
    self.number = number
    self.side = side
    self.reason = reason
  }
}
