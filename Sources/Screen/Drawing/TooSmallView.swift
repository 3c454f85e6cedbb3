import App
import Canvas
import Texts
import Words

/// The text on a screen that is too small for the game.
struct TooSmallView {
  let wording: Wording

  func draw(on canvas: inout Canvas) {
    let bounds = canvas.bounds
    let lines = wording.texts.map { wrapped($0, columns: bounds.columns) }
      .first { $0.count <= bounds.rows }
    guard let lines else { return }
    let area = bounds.centered(columns: lines.map(\.columns).max() ?? 0, rows: lines.count)
    for (index, line) in lines.enumerated() {
      canvas.write(line, column: area.column, row: area.row + index, .bold)
    }
  }
}
