/// A character cell of the screen.
public struct ScreenPoint: Sendable, Hashable {
  /// The number of cells to its left.
  public let column: Int
  /// The number of rows above it.
  public let row: Int

  /// The cell in a column and a row, both counted from 0.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
