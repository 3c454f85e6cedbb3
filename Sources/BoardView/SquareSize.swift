import Canvas
import ReversiCore

/// The look of a square and its size in cells. No square is stretched: two columns are as wide as a
/// row is high.
package enum SquareSize: Sendable, Hashable {
  /// A round disk of pixels, two to a cell. A square has `pitch` pixels each way, including the
  /// lines to its left and above it. The smallest board has no line below its last row.
  case round(pitch: Int)
  /// A square of `pitch` rows and twice as many columns, with ruled lines on its first row and
  /// column. An even pitch gives it a middle.
  case ruled(pitch: Int)
  /// 3 × 1 cells: a disk with a mark at each side.
  case small
  /// 2 × 1 cells: a disk, and marks that neighbours share.
  case tiny

  /// The sizes with disks of one character, the largest first.
  package static let characters: [SquareSize] = [.ruled(pitch: 2), .small, .tiny]

  /// The minimum number of pixels of a square, including its line, that makes a round disk.
  package static let minimumPitch = 4

  /// The empty half rows above the first line. A board without its last line fills whole rows.
  package static func halfRowsAbove(pitch: Int) -> Int { pitch > minimumPitch ? 1 : 0 }

  /// The distance from one square to the next, in columns.
  package var columnPitch: Int {
    switch self {
    case .round(let pitch): pitch
    case .ruled(let pitch): 2 * pitch
    case .small: 3
    case .tiny: 2
    }
  }

  /// The rows above a row of squares, including what is drawn above the board.
  private func rows(above index: Int) -> Int {
    switch self {
    // A row with a line in its lower half belongs to the squares above the line.
    case .round(let pitch):
      index == 0 ? 0 : (pitch * index + Self.halfRowsAbove(pitch: pitch) + 1) / 2
    case .ruled(let pitch): pitch * index
    case .small, .tiny: index
    }
  }

  /// The rows in which a click hits a row of squares, including the line above it.
  package func rows(of index: Int) -> Range<Int> {
    rows(above: index)..<(index == 7 ? boardRows : rows(above: index + 1))
  }

  /// The columns in which a click hits a column of squares, including the line to its left.
  package func columns(of index: Int) -> Range<Int> {
    let first = columnPitch * index
    return first..<(index == 7 ? boardColumns : first + columnPitch)
  }

  /// The width of the painted board, including its last line or mark.
  package var boardColumns: Int {
    switch self {
    case .round, .ruled, .tiny: 8 * columnPitch + 1
    case .small: 8 * columnPitch
    }
  }

  /// The height of the painted board, including its last line.
  package var boardRows: Int {
    switch self {
    case .round(let pitch): 4 * pitch + Self.halfRowsAbove(pitch: pitch)
    case .ruled(let pitch): 8 * pitch + 1
    case .small, .tiny: 8
    }
  }

  /// The middle of a square in the painted board; of two columns or rows, the right or lower one.
  package func center(of square: Square) -> ScreenPoint {
    ScreenPoint(column: centerColumn(square.column), row: centerRow(square.row))
  }

  private func centerColumn(_ index: Int) -> Int {
    switch self {
    case .round(let pitch): pitch * index + (pitch + 1) / 2
    case .ruled(let pitch): 2 * pitch * index + pitch
    case .small: 3 * index + 1
    case .tiny: 2 * index + 1
    }
  }

  private func centerRow(_ index: Int) -> Int {
    switch self {
    // Choose the row with both pixels near the middle.
    case .round(let pitch):
      (2 * pitch * index + pitch + 1 + 2 * Self.halfRowsAbove(pitch: pitch)) / 4
    case .ruled(let pitch): pitch * index + pitch / 2
    case .small, .tiny: index
    }
  }
}

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

  /// The first cell of the brackets, which no disk and no mark uses.
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
