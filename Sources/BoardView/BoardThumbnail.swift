import Canvas
import ReversiCore

/// The smallest board: disks of one or two pixels each way, with a pixel of the board around each.
/// Without pixels, a square is a character with a blank after it.
package struct BoardThumbnail {
  private let board: Board
  private let scale: Int

  /// A board whose disks are `scale` pixels wide and high, 1 or 2.
  package init(_ board: Board, scale: Int) {
    self.board = board
    self.scale = scale
  }

  /// The size in cells. A board of characters takes less at any scale.
  package static func size(scale: Int) -> ScreenSize {
    let extent = 8 * (scale + 1) + 1
    return ScreenSize(columns: extent, rows: (extent + 1) / 2)
  }

  /// Draws the board, starting at a cell.
  package func draw(column: Int, row: Int, on canvas: inout Canvas) {
    guard canvas.theme.hasPixels else {
      return drawCharacters(column: column, row: row, on: &canvas)
    }
    let palette = canvas.theme.palette
    let size = Self.size(scale: scale)
    let pitch = scale + 1
    func color(_ x: Int, _ y: Int) -> Style.Color {
      let isBetween = x.isMultiple(of: pitch) || y.isMultiple(of: pitch)
      let side = isBetween ? nil : disk(x / pitch, y / pitch)
      return side.map { palette.disk($0).paint.full } ?? palette.board.full
    }
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        // The number of pixels is odd: the first half row stays free.
        let upper = y == 0 ? nil : color(x, 2 * y - 1)
        canvas.putPixels(
          upper: upper, lower: color(x, 2 * y), column: column + x, row: row + y)
      }
    }
  }

  private func drawCharacters(column: Int, row: Int, on canvas: inout Canvas) {
    let theme = canvas.theme
    let blank = Span(" ", theme.square)
    let empty = Span(String(theme.smallDot), theme.square)
    for y in 0..<8 {
      let spans = (0..<8).flatMap { x in [disk(x, y).map { theme.chip($0) } ?? empty, blank] }
      canvas.write(spans, column: column, row: row + y)
    }
  }

  private func disk(_ column: Int, _ row: Int) -> Disk? {
    Square(column: column, row: row).flatMap { board[$0] }
  }
}

/// The first squares of the first row of a board of pixels, alone.
package struct BoardStrip {
  private let board: BoardPicture
  private let count: Int
  /// In pixels; even, so that the line below the squares is the lower half of a cell.
  private let pitch: Int

  /// A number of squares of a board, at most eight, at a scale of 1 or more.
  package init(_ board: BoardPicture, count: Int, scale: Int) {
    self.board = board
    self.count = count
    pitch = 8 * scale
  }

  /// The size of the squares with the lines around them, in cells.
  package var size: ScreenSize {
    ScreenSize(columns: count * pitch + 1, rows: pitch / 2 + 1)
  }

  /// Draws the squares, starting at a cell.
  package func draw(column: Int, row: Int, on canvas: inout Canvas) {
    let area = BoardArea(
      .round(pitch: pitch), column: column - BoardArea.labelColumns, row: row - 1)
    PixelBoardView(board: board, area: area, pitch: pitch, theme: canvas.theme)
      .draw(size, on: &canvas)
  }
}
