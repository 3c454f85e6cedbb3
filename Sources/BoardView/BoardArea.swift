import Canvas
import ReversiCore

/// The position of the squares and their names on the screen.
package struct BoardArea: Sendable, Hashable {
  /// The columns beside the squares for the names of the rows.
  package static let labelColumns = 2

  package let squareSize: SquareSize
  /// The whole area: the painted board, the row names to its left, and the column names above it.
  package let whole: ScreenRect

  /// The size of a board with its names.
  package static func extent(_ squareSize: SquareSize) -> ScreenSize {
    ScreenSize(columns: labelColumns + squareSize.boardColumns, rows: 1 + squareSize.boardRows)
  }

  /// A board whose upper left corner, including the names, is at a place.
  package init(_ squareSize: SquareSize, column: Int, row: Int) {
    let extent = Self.extent(squareSize)
    self.squareSize = squareSize
    whole = ScreenRect(column: column, row: row, columns: extent.columns, rows: extent.rows)
  }

  /// The painted part: squares, lines and marks.
  package var painted: ScreenRect {
    ScreenRect(
      column: whole.column + Self.labelColumns, row: whole.row + 1,
      columns: squareSize.boardColumns, rows: squareSize.boardRows)
  }

  /// The cell in the middle of a square, or just below the middle.
  package func center(of square: Square) -> ScreenPoint {
    let center = squareSize.center(of: square)
    return ScreenPoint(column: painted.column + center.column, row: painted.row + center.row)
  }

  /// The first cell of the brackets around a square. No disk and no mark is there.
  func bracket(of square: Square) -> ScreenPoint {
    let area = area(of: square)
    let hasCorners = squareSize != .ruled(pitch: 2)
    return ScreenPoint(
      column: area.column, row: hasCorners ? area.row : center(of: square).row)
  }

  /// The cells of a square, including the lines to its left and above it.
  package func area(of square: Square) -> ScreenRect {
    let columns = squareSize.columns(of: square.column)
    let rows = squareSize.rows(of: square.row)
    return ScreenRect(
      column: painted.column + columns.lowerBound, row: painted.row + rows.lowerBound,
      columns: columns.count, rows: rows.count)
  }
}
