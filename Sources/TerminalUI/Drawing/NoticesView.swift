/// What the player is told about files and the like: wrapped where there is room, cut where there
/// is not.
struct NoticesView {
  let notices: [String]
  let layout: Layout

  /// The rows of the board's place that are taken.
  var coveredRows: Int { layout.notices.rows < 1 && !notices.isEmpty ? 1 : 0 }

  func draw(on canvas: inout Canvas) {
    for (index, line) in lines(canvas.theme).enumerated() {
      canvas.write(line, column: area.column, row: area.row + index, .bold)
    }
  }

  /// The smallest screens have no row to spare but that of the columns' names.
  private var area: ScreenRect {
    guard layout.notices.rows < 1 else { return layout.notices }
    var area = layout.notices
    (area.row, area.rows) = (layout.board.whole.row, 1)
    return area
  }

  private func lines(_ theme: Theme) -> [String] {
    let lines = notices.flatMap { wrapped($0, columns: area.columns) }
    if lines.count <= area.rows { return lines }
    if notices.count < area.rows, let first = lines.dropFirst(area.rows - 1).first {
      return lines.prefix(area.rows - 1) + [
        theme.cut(first + " " + lines[area.rows], to: area.columns)
      ]
    }
    return notices.prefix(area.rows).map { theme.cut($0, to: area.columns) }
  }
}
