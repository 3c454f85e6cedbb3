import App
import Canvas
import Texts
import Words

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

  /// Draws the title of a page that is not beside the board, where it is that of the screen.
  mutating func drawTitle(_ title: String, unlessIn layout: Layout, _ rows: inout RowStack) {
    guard !layout.isRoomy else { return }
    drawTitle(title, in: rows.takeFirst(1))
    if rows.rest.rows >= 14 { rows.dropFirst(1) }
  }

  /// Draws the part of a list that fits, from the item `top` unless the selected one would not
  /// show. A click selects an item. `draw` draws an item by its number.
  mutating func drawList(
    of feature: any Feature.Type, _ kind: Sheet.Kind, count: Int, selection: Int, top: Int,
    hasCursor: Bool = true, in area: ScreenRect, words: Words,
    draw: (Int, ScreenRect, Style, inout Canvas) -> Void
  ) {
    let part = ListPart(count: count, selection: selection, top: top, rows: area.rows)
    show(
      ListWindow(top: part.items.lowerBound, lastTop: part.lastTop, rows: part.items.count),
      of: feature)
    var rows = RowStack(area)
    drawMore(part.above, isAbove: true, in: &rows, words: words) {
      .item(kind, part.items.lowerBound - 1)
    }
    for number in part.items {
      let row = rows.takeFirst(1)
      let style: Style = number == selection ? theme.accentKey : .plain
      fill(row, style)
      draw(number, row, style, &self)
      makeClickable(row, .item(kind, number))
      if number == selection, hasCursor {
        setCursor(ScreenPoint(column: row.column, row: row.row))
      }
    }
    drawMore(part.below, isAbove: false, in: &rows, words: words) {
      .item(kind, part.items.upperBound)
    }
  }

  /// Says in a row how many items are not shown there, if any.
  mutating func drawMore(
    _ count: Int, isAbove: Bool, in rows: inout RowStack, words: Words, action: () -> Action?
  ) {
    guard count > 0 else { return }
    let row = rows.takeFirst(1)
    let mark = isAbove ? theme.moreMarks.above : theme.moreMarks.below
    write(
      "\(mark) \(words.more(count))", column: row.column, row: row.row, theme.muted,
      action: action())
  }
}

/// The part of a list that is shown in some rows, with the selected item, and the items that have
/// no room. Where there are rows enough, one says how many these are, at either end.
struct ListPart {
  let items: Range<Int>
  /// The items above and below, if a row says so.
  private(set) var (above, below) = (0, 0)
  /// The first item where the list is shown to its end.
  let lastTop: Int

  private static let minimumRows = 3

  init(count: Int, selection: Int, top: Int, rows: Int) {
    let hasMarks = count > rows && rows >= Self.minimumRows
    let (marks, rows) = (hasMarks ? 1 : 0, max(0, rows))
    lastTop = max(0, count - rows + marks)
    var top = min(max(0, top), lastTop, max(0, selection))
    // In the middle, there is a row less.
    if selection >= top + rows - marks - (top > 0 ? marks : 0), selection < lastTop + rows - marks {
      top = min(lastTop, max(top, selection + 1 - (rows - 2 * marks)))
    }
    // A row that says one more has room for that one.
    if top == 1, hasMarks, selection < rows - marks { top = 0 }
    let end = min(count, top + rows - (top > 0 ? marks : 0) - (top < lastTop ? marks : 0))
    items = top..<max(top, end)
    if hasMarks { (above, below) = (top, count - end) }
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
