import ReversiCore

/// Where the squares and their names are on the screen.
struct BoardArea: Sendable, Hashable {
  /// The size of the squares.
  let squareSize: SquareSize
  /// Everything: the painted board, the names of the rows at its left and of the columns above it.
  let whole: ScreenRect

  /// The rows and columns that a board with its names takes.
  static func extent(_ squareSize: SquareSize) -> ScreenSize {
    ScreenSize(
      columns: squareSize.labelColumns + squareSize.boardColumns, rows: 1 + squareSize.boardRows)
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
      column: whole.column + squareSize.labelColumns, row: whole.row + 1,
      columns: squareSize.boardColumns, rows: squareSize.boardRows)
  }

  /// Where the disk of a square is, or the left one of its two middle cells.
  func center(of square: Square) -> ScreenPoint {
    ScreenPoint(
      column: painted.column + squareSize.firstCenter.column
        + square.column * squareSize.columnPitch,
      row: painted.row + squareSize.firstCenter.row + square.row * squareSize.rowPitch)
  }

  /// The cells that belong to a square, with the line at its right and below it.
  func area(of square: Square) -> ScreenRect {
    let center = center(of: square)
    return ScreenRect(
      column: center.column + squareSize.markOffsets.left,
      row: squareSize == .huge ? center.row - 1 : center.row,
      columns: squareSize.columnPitch, rows: squareSize.rowPitch)
  }
}
