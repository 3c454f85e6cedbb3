/// Why a square could not be played.
public enum IllegalMove: Error, Hashable {
  /// Neither side has a legal move.
  case gameOver
  /// The side has no legal move and must pass.
  case passDue(Disk)
  /// The square holds a disk.
  case occupied(Square)
  /// No line of opposing disks from the square ends in a disk of the side to move.
  case turnsNothingOver(Square)
}
