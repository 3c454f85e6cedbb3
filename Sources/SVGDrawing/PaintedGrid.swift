import Canvas

/// The painted parts of all cells of a screen, merged into few rectangles.
struct PaintedGrid {
  private let columns: Int
  private var parts: [RGB?]

  /// An empty grid.
  init(size: ScreenSize) {
    columns = size.columns * CellParts.columns
    parts = Array(repeating: nil, count: columns * size.rows * CellParts.rows)
  }

  /// Paints the parts of a cell for which `isPainted` is true, by their column and row.
  mutating func paint(_ color: RGB, _ point: ScreenPoint, where isPainted: (Int, Int) -> Bool) {
    for row in 0..<CellParts.rows {
      for column in 0..<CellParts.columns where isPainted(column, row) {
        let index = (point.row * CellParts.rows + row) * columns
        parts[index + point.column * CellParts.columns + column] = color
      }
    }
  }

  /// A painted rectangle, in parts of cells.
  struct Rectangle: Hashable {
    let columns: Range<Int>
    var rows: Range<Int>
    let color: RGB
  }

  /// All painted parts. Identical neighbouring rows form one rectangle.
  var rectangles: [Rectangle] {
    var finished: [Rectangle] = []
    var open: [Rectangle] = []
    for row in 0..<(columns == 0 ? 0 : parts.count / columns) {
      let runs = runs(in: row)
      finished += open.filter { rectangle in
        !runs.contains { $0.columns == rectangle.columns && $0.color == rectangle.color }
      }
      open = runs.map { run in
        var rectangle =
          open.first { $0.columns == run.columns && $0.color == run.color } ?? run
        rectangle.rows = rectangle.rows.lowerBound..<row + 1
        return rectangle
      }
    }
    return finished + open
  }

  private func runs(in row: Int) -> [Rectangle] {
    var runs: [Rectangle] = []
    var column = 0
    while column < columns {
      let color = parts[row * columns + column]
      var end = column + 1
      while end < columns, parts[row * columns + end] == color { end += 1 }
      if let color {
        runs.append(Rectangle(columns: column..<end, rows: row..<row + 1, color: color))
      }
      column = end
    }
    return runs
  }
}
