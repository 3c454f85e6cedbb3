import Canvas
import ReversiCore
import Testing

@testable import App
@testable import Screen

@Suite("Lines of a board of pixels")
struct BoardLineTests {
  @Test(
    "a row of empty squares needs one pair of colours, and another at its beginning at most",
    arguments: [(80, 24), (120, 40), (200, 60), (45, 20)])
  func colors(size: (Int, Int)) throws {
    let size = ScreenSize(columns: size.0, rows: size.1)
    let board = try #require(Layout(size: size)).board
    let screen = Scene.start.model.screen(size)
    let area = board.area(of: .a1)
    for row in area.row..<area.endRow {
      var pairs: [Style] = []
      for column in board.painted.column..<board.painted.endColumn {
        let cell = screen[ScreenPoint(column: column, row: row)]
        // A blank shows only the colour behind it, so it fits into any pair with that.
        if cell.character == " ", cell.style.background == pairs.last?.background { continue }
        if cell.style != pairs.last { pairs.append(cell.style) }
      }
      #expect(pairs.count <= 2, "row \(row)")
    }
  }
}
