import App
import Canvas
import Texts

// What pages that list something have in common.
extension Canvas {
  /// Draws a title, and at the end of its row the text for the columns that are free. Returns the
  /// columns between them, or nil without such a text.
  @discardableResult
  mutating func drawTitle(
    _ title: String, in row: ScreenRect, text: (Int) -> String? = { _ in nil }
  ) -> Range<Int>? {
    let end = write(title, column: row.column, row: row.row, .bold)
    guard let text = text(row.endColumn - end - 2) else { return nil }
    let start = row.endColumn - text.columns
    write(text, column: start, row: row.row, theme.muted)
    return end..<max(end, start)
  }

  /// Draws the part of a list that fits, from the item `top` unless the selected one would not
  /// show. A click selects an item. `draw` draws an item by its number.
  mutating func drawList(
    of feature: any Feature.Type, _ kind: Sheet.Kind, count: Int, selection: Int, top: Int,
    hasCursor: Bool = true, in area: ScreenRect,
    draw: (Int, ScreenRect, Style, inout Canvas) -> Void
  ) {
    let lastTop = max(0, count - area.rows)
    var top = min(max(0, top), lastTop, selection)
    if selection >= top + area.rows { top = selection - area.rows + 1 }
    show(ListWindow(top: top, lastTop: lastTop, rows: area.rows), of: feature)
    for (number, line) in zip(top..<max(top, count), area.row..<max(area.row, area.endRow)) {
      var row = area
      (row.row, row.rows) = (line, 1)
      let style: Style = number == selection ? .selected : .plain
      fill(row, style)
      draw(number, row, style, &self)
      makeClickable(row, .item(kind, number))
      if number == selection, hasCursor { setCursor(ScreenPoint(column: row.column, row: line)) }
    }
  }
}

extension [Wording?] {
  /// The columns for a column of a table: those of the longest wording of each that fits, or 0.
  func columns(within room: Int) -> Int {
    let wordings = compactMap(\.self).map(\.texts)
    let lengths = wordings.map(\.count).max() ?? 0
    return (0..<lengths).lazy.map { length in
      wordings.map { $0[Swift.min(length, $0.count - 1)].columns }.max() ?? 0
    }.first { $0 <= room } ?? 0
  }
}
