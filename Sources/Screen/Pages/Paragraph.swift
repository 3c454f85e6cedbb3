import App
import Canvas
import Coach
import Texts

extension Canvas {
  /// Writes the longest text that fits into some rows. What it begins with stands out.
  mutating func write(
    _ wording: Wording, beginning: Wording, maximumRows: Int, in rows: inout RowStack
  ) {
    let room = min(maximumRows, rows.rest.rows)
    guard room > 0 else { return }
    let lines = wording.lines(columns: rows.rest.columns, rows: room)
    // Lines end in blanks or between wide characters.
    func letters(_ text: String) -> String { text.filter { $0 != " " } }
    let whole = letters(lines.joined())
    var left = beginning.texts.map(letters).first(where: whole.hasPrefix)?.count ?? whole.count
    for line in lines {
      let row = rows.takeFirst(1)
      var end = line.startIndex
      while left > 0, end < line.endIndex {
        left -= line[end] == " " ? 0 : 1
        end = line.index(after: end)
      }
      let column = write(String(line[..<end]), column: row.column, row: row.row, .bold)
      write(String(line[end...]), column: column, row: row.row)
    }
  }
}

extension PositionInView {
  /// Frames the squares of the reason that is told.
  mutating func mark(_ explanation: Explanation?) {
    framed.formUnion(explanation?.reasons.first?.squares ?? [])
  }
}
