import Canvas
import Texts
import Words

extension EditorPicture: SheetPicture {
  var room: SheetRoom { .board }

  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas) {
    EditorView(editor: self, area: area).draw(on: &canvas)
  }
}

/// What the editor shows beside its board: the side to move in a line, what is wrong, and the tools
/// for the whole board.
struct EditorView {
  let editor: EditorPicture
  let area: ScreenRect

  func draw(on canvas: inout Canvas) {
    guard area.rows > 0 else { return }
    var column = area.column
    let begin = column
    canvas.write([canvas.theme.chip(editor.side)], column: column, row: area.row)
    column = canvas.write(editor.toMove, column: column + 1, row: area.row, .bold)
    canvas.makeClickable(
      ScreenRect(column: begin, row: area.row, columns: column - begin, rows: 1),
      .send(.setUp(.edited(.switchSide))))
    if area.rows > 1 {
      var row = area.row + 1
      if let defect = editor.defect {
        canvas.write(defect.longest, column: area.column, row: row, .bold)
        row += 1
      }
      drawTools(row: row, on: &canvas)
    } else {
      if let defect = editor.defect?.text(within: area.endColumn - column - 2) {
        column = canvas.write(defect, column: column + 2, row: area.row, .bold)
      }
      drawKeys(column: column + 2, on: &canvas)
    }
  }

  /// Draws the tools, as many to a row as fit, below a blank row if there is room.
  private func drawTools(row first: Int, on canvas: inout Canvas) {
    var rows = RowStack(area)
    rows.dropFirst(first - area.row + (area.endRow - first > 3 ? 1 : 0))
    editor.tools.draw(in: rows.rest, on: &canvas)
  }

  /// Draws the tools in the rest of the row; only their keys if the words do not fit.
  private func drawKeys(column: Int, on canvas: inout Canvas) {
    let needed = editor.tools.reduce(-2) { $0 + $1.text.columns + 2 }
    let hasLabels = column + needed <= area.endColumn
    var column = column
    for tool in editor.tools where column + tool.key.columns <= area.endColumn {
      column = tool.draw(column: column, row: area.row, hasLabel: hasLabels, on: &canvas) + 2
    }
  }
}
