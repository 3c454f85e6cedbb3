import Canvas
import ReversiCore

/// The smallest board: squares without lines, one or two pixels wide and high. Without pixels, a
/// square is a character with a blank after it.
package struct BoardThumbnail {
  private let board: Board
  private let scale: Int

  /// A board whose squares are `scale` pixels wide and high, 1 or 2.
  package init(_ board: Board, scale: Int) {
    self.board = board
    self.scale = scale
  }

  /// The size in cells. A board of characters has the size at scale 2.
  package static func size(scale: Int) -> ScreenSize {
    ScreenSize(columns: 8 * scale, rows: 4 * scale)
  }

  /// Draws the board, starting at a cell.
  package func draw(column: Int, row: Int, on canvas: inout Canvas) {
    guard canvas.theme.hasPixels else {
      return drawCharacters(column: column, row: row, on: &canvas)
    }
    let palette = canvas.theme.palette
    let size = Self.size(scale: scale)
    func color(_ x: Int, _ y: Int) -> Style.Color {
      disk(x / scale, y / scale).map { palette.disk($0).paint.full } ?? palette.board.full
    }
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        canvas.putPixels(
          upper: color(x, 2 * y), lower: color(x, 2 * y + 1), column: column + x, row: row + y)
      }
    }
  }

  private func drawCharacters(column: Int, row: Int, on canvas: inout Canvas) {
    let theme = canvas.theme
    let blank = Span(" ", theme.square)
    let empty = Span(String(theme.legalMark), theme.square)
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
