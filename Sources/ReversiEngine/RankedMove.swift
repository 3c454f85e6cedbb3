import ReversiCore

/// A legal move with the score that it leads to.
public struct RankedMove: Sendable, Hashable {
  /// The square to play.
  public var square: Square
  /// Disks of difference at the end of the game from the side that makes the move, -64 to 64.
  public var score: Int
  /// Plies searched, the move included.
  public var depth: Int
  /// Whether the score is certain.
  public var isExact: Bool
}
