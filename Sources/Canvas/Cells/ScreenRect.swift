/// A rectangle of character cells.
package struct ScreenRect: Sendable, Hashable {
  /// The column of its left edge.
  package var column: Int
  /// The row of its upper edge.
  package var row: Int
  /// The width in cells; not positive if the rectangle is empty.
  package var columns: Int
  /// The height in cells; not positive if the rectangle is empty.
  package var rows: Int

  /// A rectangle, by its upper left corner and its size.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// The column after the last one.
  package var endColumn: Int { column + columns }
  /// The row after the last one.
  package var endRow: Int { row + rows }

  /// Whether a cell is in it.
  package func contains(_ point: ScreenPoint) -> Bool {
    (column..<max(column, endColumn)).contains(point.column)
      && (row..<max(row, endRow)).contains(point.row)
  }

  /// A rectangle of another size with the same centre, rounded to the left and up.
  package func centered(columns: Int, rows: Int) -> ScreenRect {
    ScreenRect(
      column: column + (self.columns - columns) / 2, row: row + (self.rows - rows) / 2,
      columns: columns, rows: rows)
  }
}
