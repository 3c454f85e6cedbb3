import App
import Canvas
import Texts

/// What the person can do next, a row each: what Enter does, in a bar, then others after their keys.
struct ButtonsView {
  /// What Enter does; nil if Enter acts on the board.
  let main: KeyLineItem?
  let others: [KeyLineItem]

  private static let (minimumColumns, maximumColumns) = (24, 36)

  /// Leaves out the last ones if there is no room.
  func draw(_ rows: inout RowStack, on canvas: inout Canvas) {
    if let main, rows.rest.rows > 0 {
      let row = rows.takeFirst(1)
      var bar = row
      bar.columns = min(
        row.columns, max(Self.minimumColumns, min(Self.maximumColumns, main.label.columns + 2)))
      canvas.fill(bar, canvas.theme.accentKey)
      canvas.write(
        " " + main.label(within: bar.columns - 1), column: bar.column, row: bar.row,
        canvas.theme.accentKey)
      canvas.makeClickable(bar, main.action)
      canvas.setCursor(ScreenPoint(column: bar.column, row: bar.row))
    }
    for item in others where rows.rest.rows > 0 {
      let row = rows.takeFirst(1)
      let end = canvas.write(
        " \(item.key) ", column: row.column, row: row.row, canvas.theme.key, action: item.action)
      canvas.write(
        " " + item.label(within: row.endColumn - end - 1), column: end, row: row.row,
        action: item.action)
    }
  }
}

extension KeyLineItem {
  fileprivate func label(within room: Int) -> String {
    label.columns <= room ? label : shortLabel
  }
}
