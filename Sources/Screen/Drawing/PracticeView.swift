import Controls
import Words

/// What practice shows beside its board: what is asked or told, and what the person can do.
struct PracticeView {
  let practice: PracticePicture
  let area: ScreenRect

  /// The columns of the side's disk before the text.
  private static let chipColumns = 2

  func draw(on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    var room = area
    if let side = practice.side {
      canvas.write([canvas.theme.chip(side)], column: area.column, row: area.row)
      room.column += Self.chipColumns
      room.columns -= Self.chipColumns
    }
    var rows = RowStack(room)
    let failure = lines(practice.failure, columns: room.columns, rows: max(0, room.rows / 2))
    for line in lines(practice.texts, columns: room.columns, rows: room.rows - failure.count) {
      let row = rows.takeFirst(1)
      canvas.write(line, column: row.column, row: row.row, .bold)
    }
    for line in failure {
      let row = rows.takeFirst(1)
      canvas.write(line, column: row.column, row: row.row)
    }
    if rows.rest.rows > practice.tools.count { rows.dropFirst(1) }
    practice.tools.draw(in: rows.rest, on: &canvas)
  }

  /// The longest wording that fits, in lines; as much of the shortest as fits if none does.
  private func lines(_ texts: [String], columns: Int, rows: Int) -> [String] {
    let wordings = texts.map { wrapped($0, columns: columns) }
    return Array((wordings.first { $0.count <= rows } ?? wordings.last ?? []).prefix(rows))
  }
}

extension [KeyLineItem] {
  /// Draws the items, as many to a row as fit.
  func draw(in area: ScreenRect, on canvas: inout Canvas) {
    var (row, column) = (area.row, area.column)
    for item in self {
      if column > area.column, column + item.text.columns > area.endColumn {
        row += 1
        column = area.column
      }
      guard row < area.endRow else { return }
      column = item.draw(column: column, row: row, on: &canvas) + 2
    }
  }
}
