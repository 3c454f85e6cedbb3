/// A rectangle of character cells.
public struct ScreenRect: Sendable, Hashable {
  /// The column of its left edge.
  public var column: Int
  /// The row of its upper edge.
  public var row: Int
  /// The width in cells; not positive if the rectangle is empty.
  public var columns: Int
  /// The height in cells; not positive if the rectangle is empty.
  public var rows: Int

  /// A rectangle, by its upper left corner and its size.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// The column after the last one.
  public var endColumn: Int { column + columns }
  /// The row after the last one.
  public var endRow: Int { row + rows }

  /// Whether a cell is in it.
  public func contains(_ point: ScreenPoint) -> Bool {
    (column..<max(column, endColumn)).contains(point.column)
      && (row..<max(row, endRow)).contains(point.row)
  }

  /// A rectangle of another size with the same centre, rounded to the left and up.
  public func centered(columns: Int, rows: Int) -> ScreenRect {
    ScreenRect(
      column: column + (self.columns - columns) / 2, row: row + (self.rows - rows) / 2,
      columns: columns, rows: rows)
  }
}
