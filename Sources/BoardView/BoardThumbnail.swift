import Canvas
import ReversiCore

/// A board as small as it can be: squares without lines, of one pixel each way or two. Without
/// pixels, a square is a character, and a blank after it.
package struct BoardThumbnail {
  private let board: Board
  /// The pixels of a square each way; 1 or 2.
  private let scale: Int

  /// - Parameters:
  ///   - board: The disks.
  ///   - scale: The pixels of a square each way; 1 or 2.
  package init(_ board: Board, scale: Int) {
    self.board = board
    self.scale = scale
  }

  /// The size in cells. Characters need that of the larger scale.
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
