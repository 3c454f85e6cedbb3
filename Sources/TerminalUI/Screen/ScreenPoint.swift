/// A character cell of the screen.
public struct ScreenPoint: Sendable, Hashable {
  /// Cells to its left.
  public let column: Int
  /// Rows above it.
  public let row: Int

  /// The cell with so many to its left and so many rows above it.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
