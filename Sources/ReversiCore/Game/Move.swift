/// A legal move: the new disk, and the disks that it turns over in the order in which they are
/// shown.
///
/// The order is line by line as in `Direction.allCases`, clockwise from up-left, and within a line
/// from the new disk outwards.
public struct Move: Sendable, Hashable {
  /// The side that moves.
  public let side: Disk
  /// Where the new disk is placed.
  public let square: Square
  /// The disks that turn over, 1 to 19, in display order.
  public let flips: [Square]

  /// Only a board makes moves, so that every move is legal on the board it was made for.
  init(side: Disk, square: Square, flips: [Square]) {
    self.side = side
    self.square = square
    self.flips = flips
  }

  /// All squares that change, in display order: the new disk's first.
  public var changes: [Square] { [square] + flips }
}
