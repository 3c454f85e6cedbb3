import Canvas
import Texts
import Words

extension PracticePicture: SheetPicture {
  var room: SheetRoom { .board }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    PracticeView(practice: self, area: area).draw(on: &canvas)
  }
}

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
    let failure =
      practice.failure?.lines(columns: room.columns, rows: max(0, room.rows / 2)) ?? []
    let lines = practice.wording.lines(columns: room.columns, rows: room.rows - failure.count)
    for line in lines {
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
