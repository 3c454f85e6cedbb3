/// The keys, over the board: in as many words as its place has room for. Each does there what it
/// does on the keyboard when it is clicked, and so does its meaning if it has only one.
struct HelpView {
  let help: HelpPicture
  /// The part of the screen that may be covered.
  let room: ScreenRect

  /// A row as it is drawn: its keys, and what is said of them.
  private struct Entry {
    let keys: [KeyLineItem.Key]
    let separator: String
    let meaning: String
    let action: Action?

    init(_ row: HelpPicture.Row, areAll: Bool, _ meaning: KeyPath<HelpPicture.Row, String>) {
      keys = areAll ? row.keys : Array(row.keys.prefix(row.shortCount))
      separator = areAll ? ", " : " "
      self.meaning = row[keyPath: meaning]
      action = row.action
    }

    var keyColumns: Int {
      keys.reduce(-separator.columns) { $0 + $1.name.columns + separator.columns }
    }

    /// Draws the keys, and what is said of them in a column; behind them, if that is nil. Returns
    /// the column after them.
    func draw(column: Int, meaningColumn: Int?, row: Int, on canvas: inout Canvas) -> Int {
      var end = column
      for (index, key) in keys.enumerated() {
        if index > 0 { end = canvas.write(separator, column: end, row: row) }
        end = canvas.write(
          key.name, column: end, row: row, .bold, target: key.action.map(Target.action))
      }
      return canvas.write(
        meaning, column: meaningColumn ?? end + 1, row: row, target: action.map(Target.action))
    }
  }

  func draw(on canvas: inout Canvas) {
    let table = tables.first { fits(columns: columns(of: $0), rows: $0.count) }
    guard let table else { return drawLines(on: &canvas) }
    let area = room.centered(columns: columns(of: table) + 4, rows: table.count + 2)
    canvas.drawBox(area, title: help.title)
    let meaningColumn = area.column + 4 + keyColumns(of: table)
    for (index, entry) in table.enumerated() {
      _ = entry.draw(
        column: area.column + 2, meaningColumn: meaningColumn, row: area.row + 1 + index,
        on: &canvas)
    }
    canvas.setCursor(ScreenPoint(column: area.column + 2, row: area.row + 1))
  }

  /// All rows with all keys; then fewer words; then fewer keys and rows.
  private var tables: [[Entry]] {
    let rows = help.rows
    let main = rows.filter { $0.weight > 0 }
    return [
      rows.map { Entry($0, areAll: true, \.meaning) },
      rows.map { Entry($0, areAll: true, \.brief) },
      rows.map { Entry($0, areAll: false, \.brief) },
      main.map { Entry($0, areAll: false, \.brief) },
      main.map { Entry($0, areAll: false, \.label) },
    ]
  }

  private func fits(columns: Int, rows: Int) -> Bool {
    columns + 4 <= room.columns && rows + 2 <= room.rows
  }

  private func keyColumns(of table: [Entry]) -> Int { table.map(\.keyColumns).max() ?? 0 }

  private func columns(of table: [Entry]) -> Int {
    keyColumns(of: table) + 2 + (table.map(\.meaning.columns).max() ?? 0)
  }

  /// Where there is no room for a table, keys and words one after the other; those that matter most,
  /// as many as fit.
  private func drawLines(on canvas: inout Canvas) {
    let area = room
    var kept: [Int] = []
    var lines: [[Entry]] = []
    let byWeight = help.rows.indices.sorted { help.rows[$0].weight > help.rows[$1].weight }
    for index in byWeight where help.rows[index].weight > 0 {
      let more = (kept + [index]).sorted()
      let packed = packed(
        more.map { Entry(help.rows[$0], areAll: false, \.label) }, columns: area.columns - 2)
      if packed.count <= area.rows - 2 { (kept, lines) = (more, packed) }
    }
    canvas.drawBox(area, title: help.title)
    for (index, line) in lines.enumerated() {
      var column = area.column + 1
      for entry in line {
        let row = area.row + 1 + index
        column = entry.draw(column: column, meaningColumn: nil, row: row, on: &canvas) + 2
      }
    }
    canvas.setCursor(ScreenPoint(column: area.column + 1, row: area.row + 1))
  }

  /// Puts as many rows into each line as fit, two columns apart.
  private func packed(_ entries: [Entry], columns: Int) -> [[Entry]] {
    var lines: [[Entry]] = []
    var end = 0
    for entry in entries {
      let width = entry.keyColumns + 1 + entry.meaning.columns
      if let last = lines.indices.last, end + 2 + width <= columns {
        lines[last].append(entry)
        end += 2 + width
      } else {
        lines.append([entry])
        end = width
      }
    }
    return lines
  }
}
