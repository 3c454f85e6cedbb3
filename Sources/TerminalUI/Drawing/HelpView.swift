/// All keys, in front of everything.
struct HelpView {
  let layout: Layout

  private typealias Entry = (key: String, meaning: String)

  private static let entries: [Entry] = [
    ("arrows, h j k l", "move the cursor"),
    ("a-h, 1-8", "go to a column, to a row"),
    ("Tab, Shift-Tab", "next, previous legal move"),
    ("Enter, Space", "place a disk, press a button"),
    ("x, o", "Black, White: Manual or Computer"),
    ("X, O", "level of the computer: 0 to 10"),
    ("i", "hint: what the moves are worth"),
    ("r", "reset the game (asks first)"),
    ("y, n, Esc", "OK, Cancel, the safe answer"),
    ("?", "this help; any key closes it"),
    ("q, Ctrl-C", "quit; the game is kept"),
    ("Ctrl-L, Ctrl-Z", "draw anew, suspend"),
    ("mouse", "click squares, modes, keys, buttons"),
  ]

  private static let shortEntries: [Entry] = [
    ("arrows", "move"), ("a-h 1-8", "go to"), ("Tab", "legal"), ("Enter", "place"),
    ("x o", "player"), ("X O", "level"), ("i", "hint"), ("r", "reset"), ("Esc y n", "answer"),
    ("q", "quit"),
  ]

  func draw(on canvas: inout Canvas) {
    let longArea = area(Self.entries)
    let isLong = longArea.columns <= layout.frame.columns && longArea.rows <= layout.frame.rows
    let entries = isLong ? Self.entries : Self.shortEntries
    let area = isLong ? longArea : self.area(entries)
    canvas.drawBox(area, title: "Keys")
    for (index, entry) in entries.enumerated() {
      let row = area.row + 1 + index
      canvas.write(entry.key, column: area.column + 2, row: row, .bold)
      canvas.write(
        entry.meaning, column: area.endColumn - 2 - meaningColumns(entries), row: row)
    }
    canvas.setCursor(ScreenPoint(column: area.column + 2, row: area.row + 1))
  }

  private func area(_ entries: [Entry]) -> ScreenRect {
    let keyColumns = entries.map(\.key.columns).max() ?? 0
    return layout.frame.centered(
      columns: keyColumns + 2 + meaningColumns(entries) + 4, rows: entries.count + 2)
  }

  private func meaningColumns(_ entries: [Entry]) -> Int {
    entries.map(\.meaning.columns).max() ?? 0
  }
}
