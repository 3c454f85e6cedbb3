import Analysis
import App
import Canvas
import ReversiCore
import Texts
import Words

/// The list of the person's lines. The board shows where the selected one ends.
struct LinesPicture: Sendable {
  /// A line of the list.
  private struct Row: Sendable {
    let transcript: String
    /// The last opening that it goes through; empty if there is none.
    let name: String
    /// The side whose moves it has, and whether they were checked.
    let side: Wording
  }

  private let title: String
  private let rows: [Row]
  /// The index of the selected row.
  private let selection: Int

  init(of repertoire: Repertoire, selection: Int, words: Words) {
    title = words.openings.linesTitle
    rows = repertoire.lines.map { line in
      Row(
        transcript: line.game.transcript,
        name: Opening.reached(by: line.game).map { words.name(of: $0) } ?? "",
        side: words.openings.side(of: line, isChecked: repertoire.checked.contains(line)))
    }
    self.selection = selection
  }
}

extension LinesPicture: SheetPicture {
  var room: SheetRoom { .boardOrPage }

  /// The minimum number of columns of the moves beside which there is a name.
  private static let minimumColumns = 10
  /// The minimum number of rows of the list beside which there are details.
  private static let minimumRows = 3

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    var rows = RowStack(area)
    // Beside the board, the state of the game follows.
    if layout.isRoomy { rows.dropLast(1) }
    canvas.write([title], in: &rows, .bold)
    let row = self.rows[selection]
    let details = wrapped(row.transcript, columns: area.columns) + [row.side.fitting(area.columns)]
    let lower = min(
      details.count, max(0, rows.rest.rows - min(self.rows.count, Self.minimumRows)))
    drawList(in: rows.takeFirst(min(self.rows.count, rows.rest.rows - lower)), on: &canvas)
    if rows.rest.rows > lower { rows.dropFirst(1) }
    canvas.write(details, in: &rows, canvas.theme.muted)
  }

  private func drawList(in area: ScreenRect, on canvas: inout Canvas) {
    let count = min(rows.count, max(0, area.rows))
    let lastTop = rows.count - count
    let top = min(max(0, selection - count / 2), lastTop)
    canvas.show(ListWindow(top: top, lastTop: lastTop, rows: count), of: Openings.self)
    for (index, number) in zip(top..<top + count, area.row..<max(area.row, area.endRow)) {
      var line = area
      (line.row, line.rows) = (number, 1)
      let style: Style = index == selection ? .selected : .plain
      canvas.fill(line, style)
      let row = rows[index]
      let room = line.columns - row.name.columns - 2
      let hasName = !row.name.isEmpty && room >= Self.minimumColumns
      canvas.write(
        canvas.theme.cutInside(row.transcript, to: hasName ? room : line.columns),
        column: line.column, row: number, style)
      if hasName {
        canvas.write(
          row.name, column: line.endColumn - row.name.columns, row: number, style)
      }
      canvas.makeClickable(line, .item(.openings, index))
      if index == selection { canvas.setCursor(ScreenPoint(column: line.column, row: number)) }
    }
  }
}
