/// A legal move: the new disk, and the disks it turns over.
///
/// Only a board makes moves, so every move is legal on the board it was made for.
package struct Move: Sendable, Hashable {
  package let side: Disk
  /// The square of the new disk.
  package let square: Square
  /// The disks that turn over, 1 to 19, in no order.
  package let turned: SquareSet

  /// The disks that turn over, in display order: line by line as in `Direction.allCases`, clockwise
  /// from up-left, and in each line from the new disk outwards.
  package var flips: [Square] {
    Direction.allCases.flatMap { direction in
      // A line that is turned over begins beside the new disk, and has no gap.
      sequence(first: square) { $0.neighbor(direction).flatMap { turned.contains($0) ? $0 : nil } }
        .dropFirst()
    }
  }

  /// All squares that change, in display order. The new disk comes first.
  package var changes: [Square] { [square] + flips }
}
