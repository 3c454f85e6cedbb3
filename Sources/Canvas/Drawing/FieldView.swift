import Texts

/// A line being typed, scrolled so that the cursor shows.
package struct FieldView {
  private let field: TextField
  private let area: ScreenRect

  /// A line in a row of the screen.
  package init(field: TextField, area: ScreenRect) {
    self.field = field
    self.area = area
  }

  /// Draws the line, and puts the terminal's cursor into it.
  package func draw(on canvas: inout Canvas) {
    // The cursor is after the last character.
    let room = area.columns - 1
    let head = String(String(field.head.reversed()).prefix(columns: room).reversed())
    let tail = field.tail.prefix(columns: room - head.columns)
    for column in area.column..<area.endColumn {
      canvas.put("_", column: column, row: area.row)
    }
    // What is typed next replaces a suggestion as a whole.
    let style: Style = field.isSuggestion ? .selected : .bold
    let cursor = canvas.write(head, column: area.column, row: area.row, style)
    canvas.write(String(tail), column: cursor, row: area.row, style)
    canvas.setCursor(ScreenPoint(column: cursor, row: area.row), isTyping: true)
  }
}
