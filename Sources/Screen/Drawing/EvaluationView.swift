import App
import Canvas
import ReversiCore
import Texts
import Words

/// Who is ahead, in words: the lead above a graph of the game, and the best line below it. Without
/// room for a graph, these are two lines.
struct EvaluationView {
  let evaluation: EvaluationPicture
  /// The scores of the game so far; nil if there is no room for a graph.
  let graph: GraphPicture?
  let area: ScreenRect

  /// The minimum number of rows for the words and a useful graph, and the usual ones.
  static let (minimumRowsWithGraph, usualRowsWithGraph) = (2 + 4, 2 + GraphView.usualRows)

  func draw(on canvas: inout Canvas) {
    guard let graph else { return drawLines(on: &canvas) }
    let lead = evaluation.lead.longest
    canvas.write(
      evaluation.title, column: area.column, row: area.row, canvas.theme.muted)
    canvas.write(lead, column: area.endColumn - lead.columns, row: area.row, .bold)
    var felt = area
    felt.row += 1
    felt.rows -= 2
    GraphView(graph: graph, area: felt).draw(on: &canvas)
    let depth = evaluation.depth.longest
    drawLine(after: depth.isEmpty || evaluation.line.isEmpty ? depth : depth + ":", on: &canvas)
  }

  private func drawLines(on canvas: inout Canvas) {
    canvas.write(
      "\(evaluation.lead.longest)  \(evaluation.depth.longest)", column: area.column, row: area.row)
    if area.rows > 1 { drawLine(after: "", on: &canvas) }
  }

  /// Draws a text and as much of the best line as fits, in the last row.
  private func drawLine(after text: String, on canvas: inout Canvas) {
    let row = area.endRow - 1
    var column = canvas.write(text, column: area.column, row: row, canvas.theme.muted)
    for square in evaluation.line {
      let gap = column > area.column ? 1 : 0
      guard column + gap + square.columns <= area.endColumn else { break }
      column = canvas.write(square, column: column + gap, row: row)
    }
  }
}
