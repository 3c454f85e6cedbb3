/// What the player is told about files and the like: in as many words as there is room for, and
/// cut only where the fewest are too many.
struct NoticesView {
  /// Each notice in fewer and fewer words.
  let notices: [[String]]
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
    let lengths = notices.map(\.count).max() ?? 0
    for length in 0..<lengths {
      let lines = notices.compactMap { $0.dropFirst(length).first ?? $0.last }
        .flatMap { wrapped($0, columns: area.columns) }
      if lines.count <= area.rows { return lines }
    }
    return cutLines(theme)
  }

  /// The fewest words, cut: the last lines of the last notice if each notice has a row of its own,
  /// else all but as many notices as there are rows.
  private func cutLines(_ theme: Theme) -> [String] {
    let texts = notices.compactMap(\.last)
    let lines = texts.flatMap { wrapped($0, columns: area.columns) }
    if texts.count < area.rows, let first = lines.dropFirst(area.rows - 1).first {
      return lines.prefix(area.rows - 1) + [
        theme.cut(first + " " + lines[area.rows], to: area.columns)
      ]
    }
    return notices.prefix(area.rows).compactMap { texts in
      (texts.first { $0.columns <= area.columns } ?? texts.last)
        .map { theme.cut($0, to: area.columns) }
    }
  }
}
