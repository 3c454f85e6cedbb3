import Canvas
import Texts

/// A question or an alert in front of the board.
struct DialogView {
  let dialog: DialogPicture
  let layout: Layout

  func draw(on canvas: inout Canvas) {
    let buttons = buttonRows
    let lines = lines(canvas.theme) + details
    let textColumns = lines.map(\.columns).max() ?? 0
    let inside = max(
      textColumns + 2, buttons.columns, dialog.title.columns + 4,
      dialog.field == nil ? 0 : min(Self.maximumFieldColumns, room.columns - 2))
    let fieldRows = dialog.field == nil ? 0 : 1
    let area = layout.dialogBox(
      columns: inside + 2, rows: lines.count + fieldRows + buttons.rows.count + 2)
    canvas.drawBox(area, title: dialog.title)
    for (index, line) in lines.enumerated() {
      let column = area.centered(columns: textColumns, rows: 1).column
      canvas.write(line, column: column, row: area.row + 1 + index)
    }
    drawButtons(buttons, in: area, on: &canvas)
    guard let field = dialog.field else { return }
    let place = ScreenRect(
      column: area.column + 2, row: area.endRow - 2 - buttons.rows.count,
      columns: area.columns - 4, rows: 1)
    FieldView(field: field, area: place).draw(on: &canvas)
  }

  /// The lines of the text. If a long name would leave no room for the buttons, the text loses its
  /// middle.
  private func lines(_ theme: Theme) -> [String] {
    let columns = room.columns - 4
    let maximum = layout.keyRow - 2 - buttonRows.rows.count - (dialog.field == nil ? 0 : 1)
    let whole = wrapped(dialog.text, columns: columns)
    if whole.count <= maximum { return whole }
    let shortened = stride(from: maximum, to: 0, by: -1).lazy.map {
      wrapped(theme.cutInside(dialog.text, to: $0 * columns), columns: columns)
    }
    return shortened.first { $0.count <= maximum } ?? []
  }

  /// The detail below the text, if there is a row for it.
  private var details: [String] {
    guard let detail = dialog.detail, detail.columns <= room.columns - 4 else { return [] }
    return [detail]
  }

  /// The most columns of a text field.
  private static let maximumFieldColumns = 34

  private var room: ScreenRect { layout.dialogRoom }

  /// Buttons in rows, and the blanks on both sides of a label.
  private struct ButtonRows {
    let margin: Int
    private(set) var rows: [[DialogPicture.Button]] = []

    /// Fills each row with as many buttons as fit.
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

    /// The width of a button.
    func columns(of button: DialogPicture.Button) -> Int { button.label.columns + 2 + 2 * margin }

    /// The width of buttons, with a space between them.
    func columns(of row: [DialogPicture.Button]) -> Int {
      row.reduce(-1) { $0 + columns(of: $1) + 1 }
    }

    /// The width of the widest row.
    var columns: Int { rows.map { columns(of: $0) }.max() ?? 0 }
  }

  /// The buttons in as few rows as possible, with blanks beside the labels unless these need a row
  /// more.
  private var buttonRows: ButtonRows {
    let rows = [1, 0].map {
      ButtonRows(dialog.buttons, margin: $0, columns: room.columns - 2)
    }
    return rows[0].rows.count <= rows[1].rows.count ? rows[0] : rows[1]
  }

  private func drawButtons(_ buttons: ButtonRows, in area: ScreenRect, on canvas: inout Canvas) {
    let isRoomy = area.columns - 2 >= buttons.columns + 8
    let gap = isRoomy ? 4 : 1
    let first = area.endRow - 1 - buttons.rows.count
    for (index, buttonRow) in buttons.rows.enumerated() {
      let row = first + index
      let columns = buttons.columns(of: buttonRow) + (gap - 1) * (buttonRow.count - 1)
      var column = area.centered(columns: columns, rows: 1).column
      let blanks = String(repeating: " ", count: buttons.margin)
      for button in buttonRow {
        let isSelected = button.isSelected
        let label = blanks + button.label + blanks
        let text = isSelected ? "[\(label)]" : " \(label) "
        if isSelected {
          canvas.setCursor(ScreenPoint(column: column + 1 + buttons.margin, row: row))
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
  /// The part of the screen that a dialog may cover. It leaves out the players and the message
  /// beside the board.
  var dialogRoom: ScreenRect {
    var room = frame
    if arrangement == .beside { room.columns = panel.column - frame.column }
    return room
  }

  /// A box of this size in the middle of the board, moved if necessary to fit on the screen.
  func dialogBox(columns: Int, rows: Int) -> ScreenRect {
    var box = board.painted.centered(columns: columns, rows: rows)
    box.column = max(dialogRoom.column, min(box.column, dialogRoom.endColumn - columns))
    box.row = max(0, min(box.row, keyRow - rows))
    return box
  }
}
