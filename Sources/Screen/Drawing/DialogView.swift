import Controls
import Words

/// A question or an alert in front of the board.
struct DialogView {
  let dialog: DialogPicture
  let layout: Layout

  func draw(on canvas: inout Canvas) {
    let lines = lines(canvas.theme) + details
    let textColumns = lines.map(\.columns).max() ?? 0
    let inside = max(
      textColumns + 2, buttonColumns, dialog.title.columns + 4,
      dialog.field == nil ? 0 : min(Self.mostFieldColumns, room.columns - 2))
    let area = box(columns: inside + 2, rows: lines.count + (dialog.field == nil ? 3 : 4))
    canvas.drawBox(area, title: dialog.title)
    for (index, line) in lines.enumerated() {
      let column = area.centered(columns: textColumns, rows: 1).column
      canvas.write(line, column: column, row: area.row + 1 + index)
    }
    drawButtons(area, on: &canvas)
    guard let field = dialog.field else { return }
    let place = ScreenRect(
      column: area.column + 2, row: area.endRow - 3, columns: area.columns - 4, rows: 1)
    FieldView(field: field, area: place).draw(on: &canvas)
  }

  /// The lines of the text. If a long name would leave no room for the buttons, the text loses its
  /// middle.
  private func lines(_ theme: Theme) -> [String] {
    let columns = room.columns - 4
    let most = layout.keyRow - 3
    let whole = wrapped(dialog.text, columns: columns)
    if whole.count <= most { return whole }
    let shortened = stride(from: most, to: 0, by: -1).lazy.map {
      wrapped(theme.cutInside(dialog.text, to: $0 * columns), columns: columns)
    }
    return shortened.first { $0.count <= most } ?? []
  }

  /// The detail below the text, if there is a row for it.
  private var details: [String] {
    guard let detail = dialog.detail, detail.columns <= room.columns - 4 else { return [] }
    return [detail]
  }

  /// The most columns of a text field.
  private static let mostFieldColumns = 34

  /// The part of the screen that a dialog may cover. It leaves out the players and the message
  /// beside the board.
  private var room: ScreenRect {
    var room = layout.frame
    if layout.arrangement == .beside { room.columns = layout.panel.column - layout.frame.column }
    return room
  }

  /// A box of this size in the middle of the board, moved if necessary to fit on the screen.
  private func box(columns: Int, rows: Int) -> ScreenRect {
    var box = layout.board.painted.centered(columns: columns, rows: rows)
    box.column = max(room.column, min(box.column, room.endColumn - columns))
    box.row = max(0, min(box.row, layout.keyRow - rows))
    return box
  }

  /// The width of all buttons, with a space between them.
  private var buttonColumns: Int {
    dialog.buttons.reduce(-1) { $0 + $1.label.columns + 5 }
  }

  private func drawButtons(_ area: ScreenRect, on canvas: inout Canvas) {
    let row = area.endRow - 2
    let isRoomy = area.columns - 2 >= buttonColumns + 8
    let gap = isRoomy ? 4 : 1
    let columns = buttonColumns + (gap - 1) * (dialog.buttons.count - 1)
    var column = area.centered(columns: columns, rows: 1).column
    for button in dialog.buttons {
      let isSelected = button.isSelected
      let text = isSelected ? "[ \(button.label) ]" : "  \(button.label)  "
      if isSelected { canvas.setCursor(ScreenPoint(column: column + 2, row: row)) }
      column = canvas.write(
        text, column: column, row: row, isSelected ? .selected : .plain,
        action: .pressButton(button.button))
      column += gap
    }
  }
}

/// A line being typed, scrolled so that the cursor shows.
struct FieldView {
  let field: TextField
  let area: ScreenRect

  func draw(on canvas: inout Canvas) {
    // The cursor is after the last character.
    let room = area.columns - 1
    let head = String(String(field.head.reversed()).prefix(columns: room).reversed())
    let tail = field.tail.prefix(columns: room - head.columns)
    for column in area.column..<area.endColumn {
      canvas.put("_", column: column, row: area.row)
    }
    let cursor = canvas.write(head, column: area.column, row: area.row, .bold)
    canvas.write(String(tail), column: cursor, row: area.row, .bold)
    canvas.setCursor(ScreenPoint(column: cursor, row: area.row))
  }
}
