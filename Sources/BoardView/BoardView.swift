import Canvas
import ReversiCore

/// The board with the names of its rows and columns.
package struct BoardView {
  private let board: BoardPicture
  private let area: BoardArea

  /// A board in an area of the screen.
  package init(board: BoardPicture, area: BoardArea) {
    self.board = board
    self.area = area
  }

  /// Draws the board. A click on it hits a `Square`.
  package func draw(on canvas: inout Canvas) {
    let board = board.placed
    canvas.show(area.squareSize.turnPictures, of: DiskTurn.self)
    drawNames(on: &canvas)
    for square in Square.allCases {
      canvas.makeClickable(area.area(of: self.board.place(of: square)), target: ErasedValue(square))
    }
    switch area.squareSize {
    case .round(let pitch):
      canvas.hidesCursor = true
      PixelBoardView(board: board, area: area, pitch: pitch, theme: canvas.theme)
        .draw(on: &canvas)
    case .ruled, .small, .tiny:
      CharacterBoardView(board: board, area: area).draw(on: &canvas)
    }
    // On a disk or a mark, the terminal's own cursor would break it.
    if let cursor = board.cursor { canvas.setCursor(area.bracket(of: cursor)) }
  }

  private func drawNames(on canvas: inout Canvas) {
    for index in 0..<8 {
      guard let square = Square(column: index, row: index) else { continue }
      let center = area.center(of: board.place(of: square))
      let name = String(square.description.prefix(1))
      canvas.write(name, column: center.column, row: area.whole.row)
      canvas.write(String(index + 1), column: area.whole.column, row: center.row)
    }
  }
}
