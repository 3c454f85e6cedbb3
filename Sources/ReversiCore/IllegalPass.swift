/// Why a side could not pass.
public enum IllegalPass: Error, Hashable {
  /// Neither side has a legal move.
  case gameOver
  /// The side to move has a legal move, and must make one.
  case hasLegalMove(Disk)
}
