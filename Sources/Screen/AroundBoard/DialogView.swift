import App
import Canvas
import Texts

/// A question or an alert: a box in the panel, under the message, or else a band over the first
/// rows of the board, so that most of the board stays in view.
struct DialogView {
  let dialog: DialogPicture
  let layout: Layout
  /// The first row that a band may cover.
  let top: Int

  func draw(on canvas: inout Canvas) {
    if let room = layout.dialogRoom {
      drawBox(in: room, on: &canvas)
    } else {
      drawBand(on: &canvas)
    }
  }

  private func drawBox(in room: ScreenRect, on canvas: inout Canvas) {
    let buttons = buttonRows(columns: room.columns - 2)
    let others = buttons.rows.count + fieldRows + 2
    let lines = lines(
      dialog.text, columns: room.columns - 4, rows: layout.keyRow - others, canvas.theme)
    let columns = max(
      (lines.map(\.columns).max() ?? 0) + 2, buttons.columns, dialog.title.columns + 4,
      min(fieldRows * Self.maximumFieldColumns, room.columns - 2))
    let rows = lines.count + others
    let area = ScreenRect(
      column: room.column, row: max(0, min(room.row, layout.keyRow - rows)), columns: columns + 2,
      rows: rows)
    // A text that is only partly covered would read as debris.
    var covered = area
    covered.columns = room.columns
    canvas.fill(covered)
    canvas.makeClickable(covered, target: nil)
    canvas.drawBox(area, title: dialog.title)
    for (line, row) in zip(lines, area.row + 1..<area.endRow) {
      canvas.write(line, column: area.column + 2, row: row)
    }
    let first = area.endRow - 1 - buttons.rows.count
    if let field = dialog.field {
      let place = ScreenRect(
        column: area.column + 2, row: first - 1, columns: area.columns - 4, rows: 1)
      FieldView(field: field, area: place).draw(on: &canvas)
    }
    let inside = ScreenRect(
      column: area.column + 1, row: first, columns: area.columns - 2, rows: buttons.rows.count)
    draw(buttons, in: inside, on: &canvas)
  }

  /// The buttons are at the end of a line if there is room.
  private func drawBand(on canvas: inout Canvas) {
    let room = layout.boardColumns
    let buttons = buttonRows(columns: room.columns)
    let lines = lines(
      dialog.title + ": " + dialog.text, columns: room.columns,
      rows: layout.keyRow - buttons.rows.count - fieldRows, canvas.theme)
    let line = lines.lastIndex { $0.columns + 2 + buttons.columns <= room.columns }
    let isInline = buttons.rows.count == 1 && dialog.field == nil && line != nil
    let rows = lines.count + fieldRows + (isInline ? 0 : buttons.rows.count)
    let start = max(top, layout.board.painted.row - rows)
    let area = ScreenRect(
      column: room.column, row: max(0, min(start, layout.keyRow - rows)), columns: room.columns,
      rows: rows)
    canvas.fill(area)
    for (line, row) in zip(lines, area.row..<area.endRow) {
      canvas.write(line, column: area.column, row: row)
    }
    canvas.write(
      String(lines.first?.prefix(columns: dialog.title.columns + 1) ?? ""), column: area.column,
      row: area.row, .bold)
    if let field = dialog.field {
      let place = ScreenRect(
        column: area.column, row: area.row + lines.count,
        columns: min(Self.maximumFieldColumns, area.columns), rows: 1)
      FieldView(field: field, area: place).draw(on: &canvas)
    }
    let row = isInline ? area.row + (line ?? 0) : area.endRow - buttons.rows.count
    let columns = isInline ? buttons.columns : area.columns
    let place = ScreenRect(
      column: area.endColumn - columns, row: row, columns: columns, rows: buttons.rows.count)
    draw(buttons, in: place, on: &canvas)
  }

  /// Adds the detail if there are rows for it. If a long name would leave no room for the buttons,
  /// the text loses its middle.
  private func lines(_ text: String, columns: Int, rows: Int, _ theme: Theme) -> [String] {
    let whole = wrapped(text, columns: columns)
    if whole.count > rows {
      let shortened = stride(from: rows, to: 0, by: -1).lazy.map {
        wrapped(theme.cutInside(text, to: $0 * columns), columns: columns)
      }
      return shortened.first { $0.count <= rows } ?? []
    }
    let detail = dialog.detail.map { wrapped($0, columns: columns) } ?? []
    return whole.count + detail.count <= rows ? whole + detail : whole
  }

  private var fieldRows: Int { dialog.field == nil ? 0 : 1 }

  private static let maximumFieldColumns = 34

  /// `margin` is the number of blanks on each side of a label.
  private struct ButtonRows {
    let margin: Int
    private(set) var rows: [[DialogPicture.Button]] = []

    init(_ buttons: [DialogPicture.Button], margin: Int, columns: Int) {
      self.margin = margin
      for button in buttons {
        if let last = rows.last, self.columns(of: last + [button]) <= columns {
          rows[rows.count - 1].append(button)
        } else {
          rows.append([button])
        }
      }
    }

    func columns(of button: DialogPicture.Button) -> Int { button.label.columns + 2 + 2 * margin }

    func columns(of row: [DialogPicture.Button]) -> Int {
      row.reduce(-1) { $0 + columns(of: $1) + 1 }
    }

    var columns: Int { rows.map { columns(of: $0) }.max() ?? 0 }
  }

  /// Takes as few rows as possible, with blanks beside the labels unless these need a row more.
  private func buttonRows(columns: Int) -> ButtonRows {
    let rows = [1, 0].map { ButtonRows(dialog.buttons, margin: $0, columns: columns) }
    return rows[0].rows.count <= rows[1].rows.count ? rows[0] : rows[1]
  }

  private func draw(_ buttons: ButtonRows, in area: ScreenRect, on canvas: inout Canvas) {
    let gap = area.columns >= buttons.columns + 8 ? 4 : 1
    for (row, buttonRow) in zip(area.row..<area.endRow, buttons.rows) {
      let columns = buttons.columns(of: buttonRow) + (gap - 1) * (buttonRow.count - 1)
      var column = area.centered(columns: columns, rows: 1).column
      let blanks = String(repeating: " ", count: buttons.margin)
      for button in buttonRow {
        let isSelected = button.isSelected
        let label = blanks + button.label + blanks
        let text = isSelected ? "[\(label)]" : " \(label) "
        if isSelected {
          // On the bracket, the terminal's cursor inverts no letter.
          if dialog.field == nil { canvas.setCursor(ScreenPoint(column: column, row: row)) }
        }
        column = canvas.write(
          text, column: column, row: row, isSelected ? .selected : .plain,
          action: .pressButton(button.button))
        column += gap
      }
    }
  }
}

extension Layout {
  /// Under the message; nil if there is no room.
  var dialogRoom: ScreenRect? {
    guard isRoomy else { return nil }
    var room = panel
    room.row = messageRow + 1
    room.rows = panel.endRow - room.row
    return room
  }

  /// All rows, without the panel if it stands beside the board.
  fileprivate var boardColumns: ScreenRect {
    var room = frame
    if arrangement == .beside { room.columns = panel.column - 1 - frame.column }
    return room
  }
}
