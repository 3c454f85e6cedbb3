/// A legal move: the new disk, and the disks it turns over in display order.
///
/// The order goes line by line as in `Direction.allCases`, clockwise from up-left, and in each line
/// from the new disk outwards. Only a board makes moves, so every move is legal on the board it was
/// made for.
public struct Move: Sendable, Hashable {
  /// The side that moves.
  public let side: Disk
  /// The square of the new disk.
  public let square: Square
  /// The disks that turn over, 1 to 19, in display order.
  public let flips: [Square]

  /// All squares that change, in display order. The new disk comes first.
  public var changes: [Square] { [square] + flips }
}
