import Canvas

/// The first squares of the first row of a board of pixels, alone.
package struct BoardStrip {
  private let board: BoardPicture
  private let count: Int
  /// The pixels of a square each way. As they are even, the line below the squares ends a cell.
  private let pitch: Int

  /// - Parameters:
  ///   - board: The board with the squares.
  ///   - count: The number of squares, at most eight.
  ///   - scale: The size of the squares, 1 or more.
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
