/// The keys, over the board: in as many words as its place has room for.
struct HelpView {
  let help: HelpPicture
  /// The part of the screen that may be covered.
  let room: ScreenRect

  private typealias Entry = (key: String, meaning: String)

  func draw(on canvas: inout Canvas) {
    let table = tables.first { fits(columns: columns(of: $0), rows: $0.count) }
    guard let table else { return drawLines(on: &canvas) }
    let area = room.centered(columns: columns(of: table) + 4, rows: table.count + 2)
    canvas.drawBox(area, title: help.title)
    for (index, entry) in table.enumerated() {
      let row = area.row + 1 + index
      canvas.write(entry.key, column: area.column + 2, row: row, .bold)
      canvas.write(
        entry.meaning, column: area.column + 4 + keyColumns(of: table), row: row)
    }
    canvas.setCursor(ScreenPoint(column: area.column + 2, row: area.row + 1))
  }

  /// All rows with all keys; then fewer words; then fewer keys and rows.
  private var tables: [[Entry]] {
    let rows = help.rows
    let main = rows.filter { $0.weight > 0 }
    return [
      rows.map { ($0.keys, $0.meaning) }, rows.map { ($0.keys, $0.brief) },
      rows.map { ($0.shortKeys, $0.brief) }, main.map { ($0.shortKeys, $0.brief) },
      main.map { ($0.shortKeys, $0.label) },
    ]
  }

  private func fits(columns: Int, rows: Int) -> Bool {
    columns + 4 <= room.columns && rows + 2 <= room.rows
  }

  private func keyColumns(of table: [Entry]) -> Int { table.map(\.key.columns).max() ?? 0 }

  private func columns(of table: [Entry]) -> Int {
    keyColumns(of: table) + 2 + (table.map(\.meaning.columns).max() ?? 0)
  }

  /// Where there is no room for a table, keys and words one after the other; those that matter most
  /// as long as all fit.
  private func drawLines(on canvas: inout Canvas) {
    let area = room
    let weights = Set(help.rows.map(\.weight)).filter { $0 > 0 }.sorted()
    let choices = weights.map { weight in
      packed(help.rows.filter { $0.weight >= weight }, columns: area.columns - 2)
    }
    let lines = choices.first { $0.count <= area.rows - 2 } ?? choices.last ?? []
    canvas.drawBox(area, title: help.title)
    for (index, line) in lines.prefix(max(0, area.rows - 2)).enumerated() {
      canvas.write(line, column: area.column + 1, row: area.row + 1 + index)
    }
    canvas.setCursor(ScreenPoint(column: area.column + 1, row: area.row + 1))
  }

  /// Puts as many rows into each line as fit, two columns apart.
  private func packed(_ rows: [HelpPicture.Row], columns: Int) -> [[Span]] {
    var lines: [[Span]] = []
    var end = 0
    for row in rows {
      let spans = [Span(row.shortKeys, .bold), Span(" " + row.label)]
      let width = spans.reduce(0) { $0 + $1.text.columns }
      if let last = lines.indices.last, end + 2 + width <= columns {
        lines[last] += [Span("  ")] + spans
        end += 2 + width
      } else {
        lines.append(spans)
        end = width
      }
    }
    return lines
  }
}
