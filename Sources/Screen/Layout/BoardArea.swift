import Controls
import ReversiCore

/// Where the squares and their names are on the screen.
struct BoardArea: Sendable, Hashable {
  /// The columns beside the squares for the names of the rows.
  static let labelColumns = 2

  /// The size of the squares.
  let squareSize: SquareSize
  /// Everything: the painted board, the names of the rows at its left and of the columns above it.
  let whole: ScreenRect

  /// The rows and columns that a board with its names takes.
  static func extent(_ squareSize: SquareSize) -> ScreenSize {
    ScreenSize(columns: labelColumns + squareSize.boardColumns, rows: 1 + squareSize.boardRows)
  }

  /// A board whose upper left corner, with the names, is in a place.
  init(_ squareSize: SquareSize, column: Int, row: Int) {
    let extent = Self.extent(squareSize)
    self.squareSize = squareSize
    whole = ScreenRect(column: column, row: row, columns: extent.columns, rows: extent.rows)
  }

  /// The part that is painted: squares, lines and marks.
  var painted: ScreenRect {
    ScreenRect(
      column: whole.column + Self.labelColumns, row: whole.row + 1,
      columns: squareSize.boardColumns, rows: squareSize.boardRows)
  }

  /// The cell in the middle of a square, or right below it.
  func center(of square: Square) -> ScreenPoint {
    let center = squareSize.center(of: square)
    return ScreenPoint(column: painted.column + center.column, row: painted.row + center.row)
  }

  /// The cells that belong to a square, with the lines at its left and above it.
  func area(of square: Square) -> ScreenRect {
    let columns = squareSize.columns(of: square.column)
    let rows = squareSize.rows(of: square.row)
    return ScreenRect(
      column: painted.column + columns.lowerBound, row: painted.row + rows.lowerBound,
      columns: columns.count, rows: rows.count)
  }
}
