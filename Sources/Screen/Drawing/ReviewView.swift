import Controls
import ReversiCore
import Words

/// The course of the game: as much as fits, the position in view first.
struct ReviewView {
  let review: ReviewPicture
  let area: ScreenRect

  func draw(on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    var row = area.row
    if area.rows > 2 {
      drawTitle(row: row, on: &canvas)
      row += 1
    }
    canvas.setCursor(ScreenPoint(column: area.column, row: row))
    let end = drawPly(row: row, hasPlace: area.rows <= 2, on: &canvas)
    if area.rows > 1 {
      drawBest(column: area.column, row: row + 1, on: &canvas)
    } else {
      drawBest(column: end + 2, row: row, on: &canvas)
    }
    drawRest(row: row + 2, on: &canvas)
  }

  /// Draws the graph, and below it how well both sides played. Spare rows go between them.
  private func drawRest(row: Int, on canvas: inout Canvas) {
    let rows = area.endRow - row
    guard rows >= GraphView.leastRows, area.columns >= GraphView.leastColumns else {
      return drawSummaries(row: row, on: &canvas)
    }
    let summaryRows = min(3, max(0, rows - GraphView.leastRows))
    let most = min(9, rows - summaryRows)
    let graphRows = most - (most.isMultiple(of: 2) ? 1 : 0)
    let gap = min(2, rows - summaryRows - graphRows)
    let graph = ScreenRect(
      column: area.column, row: row + (gap > 0 ? 1 : 0), columns: area.columns, rows: graphRows)
    GraphView(graph: review.graph, area: graph, holdsCursor: true).draw(on: &canvas)
    drawSummaries(row: graph.endRow + (gap > 1 ? 1 : 0), on: &canvas)
  }

  private func drawTitle(row: Int, on canvas: inout Canvas) {
    var end = canvas.write(review.title, column: area.column, row: row, .bold)
    end = drawPlace(review.place.long, gap: " ", column: end + 2, row: row, on: &canvas)
    guard let progress = review.progress else { return }
    let column = area.endColumn - progress.columns
    if column > end { canvas.write(progress, column: column, row: row) }
  }

  /// Draws the number of the position between the controls for its neighbours. Returns the column
  /// after it.
  private func drawPlace(
    _ text: String, gap: String, column: Int, row: Int, on canvas: inout Canvas
  ) -> Int {
    var end = canvas.write("<" + gap, column: column, row: row, action: .show(.by(-1)))
    end = canvas.write(text, column: end, row: row)
    return canvas.write(gap + ">", column: end, row: row, action: .show(.by(1)))
  }

  /// Draws the move, its score and its loss. Returns the column after it.
  private func drawPly(row: Int, hasPlace: Bool, on canvas: inout Canvas) -> Int {
    var column = area.column
    // The arrows to the neighbours, and a gap.
    let text = text(isShort: hasPlace, columns: area.columns - (hasPlace ? 5 : 0))
    if hasPlace {
      let place = review.place.short
      let isRoomy = text.columns + place.columns + 3 <= area.columns
      column =
        drawPlace(
          isRoomy ? place : "  ", gap: "", column: column, row: row, on: &canvas) + 1
    }
    guard let ply = review.ply else {
      return canvas.write(text, column: column, row: row, .bold)
    }
    canvas.write([canvas.theme.chip(ply.side)], column: column, row: row)
    return canvas.write(String(text.dropFirst()), column: column + 1, row: row, .bold)
  }

  /// The text about the position, with a space for each disk. If it does not all fit, it leaves out
  /// the score.
  private func text(isShort: Bool, columns: Int) -> String {
    guard let ply = review.ply else { return review.start }
    let score = ply.score.map { " " + (isShort ? $0.short : $0.long) } ?? ""
    let loss = ply.loss.map { ", " + $0 } ?? ""
    let text = "  \(ply.move)\(score)\(loss)"
    guard text.columns > columns, let loss = ply.loss else { return text }
    return "  \(ply.move) \(loss)"
  }

  /// Draws the best move, and as much of its line as fits.
  private func drawBest(column: Int, row: Int, on canvas: inout Canvas) {
    guard let best = review.best, column + best.columns <= area.endColumn else { return }
    var end = canvas.write(best, column: column, row: row)
    for (index, square) in review.line.enumerated() {
      let text = (index == 0 ? ": " : " ") + square
      guard end + text.columns <= area.endColumn else { break }
      end = canvas.write(text, column: end, row: row)
    }
  }

  private func drawSummaries(row: Int, on canvas: inout Canvas) {
    var row = row
    for summary in review.summaries where row < area.endRow {
      let column = area.column + 2
      canvas.write([canvas.theme.chip(summary.side)], column: area.column, row: row)
      var end = canvas.write(summary.meanLoss, column: column, row: row)
      for link in summary.worst where end + 2 + link.text.columns <= area.endColumn {
        end = canvas.write(link.text, column: end + 2, row: row, action: .goToPly(link.ply))
      }
      row += 1
    }
    guard let turn = review.turn, row < area.endRow else { return }
    canvas.write(turn.text, column: area.column, row: row, action: .goToPly(turn.ply))
  }
}
