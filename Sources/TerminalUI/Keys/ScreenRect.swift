/// A rectangle of character cells.
struct ScreenRect: Sendable, Hashable {
  /// The column of its left edge.
  var column: Int
  /// The row of its upper edge.
  var row: Int
  /// How many cells it is wide; not positive if it is empty.
  var columns: Int
  /// How many cells it is high; not positive if it is empty.
  var rows: Int

  /// The column after its last.
  var endColumn: Int { column + columns }
  /// The row after its last.
  var endRow: Int { row + rows }

  /// Whether a cell is in it.
  func contains(_ point: ScreenPoint) -> Bool {
    (column..<max(column, endColumn)).contains(point.column)
      && (row..<max(row, endRow)).contains(point.row)
  }

  /// The rectangle of a size that has the same middle, rounded to the left and up.
  func centered(columns: Int, rows: Int) -> ScreenRect {
    ScreenRect(
      column: column + (self.columns - columns) / 2, row: row + (self.rows - rows) / 2,
      columns: columns, rows: rows)
  }
}
