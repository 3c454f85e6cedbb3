/// A character cell of the screen.
package struct ScreenPoint: Sendable, Hashable {
  /// The number of cells to its left.
  package let column: Int
  /// The number of rows above it.
  package let row: Int

  /// The cell in a column and a row, both counted from 0.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
