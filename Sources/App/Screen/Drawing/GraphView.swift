import Canvas
import ReversiCore
import Texts
import Words

/// A graph of who is ahead: dark above the axis, light below it. Each column can be clicked.
///
/// In pixels it is drawn on felt: dark's lead black, light's white. The axis shows the mistakes and
/// what is proven, and the edges show which position is in view. On other terminals the axis shows
/// all of that by characters, so that nothing depends on colours.
struct GraphView {
  let graph: GraphPicture
  let area: ScreenRect
  /// Whether the terminal's cursor stands on the position in view.
  var holdsCursor = false

  /// The columns of the scale at the left, on terminals without pixels.
  private static let labelColumns = 5
  /// The fewest rows and columns of a useful graph.
  static let minimumRows = 3
  static let minimumColumns = 20

  func draw(on canvas: inout Canvas) {
    if canvas.theme.hasPixels {
      drawPixels(on: &canvas)
    } else {
      drawCharacters(on: &canvas)
    }
  }

  /// The positions that a column of a number of columns stands for.
  private func positions(of column: Int, among columns: Int) -> Range<Int> {
    let first = column * graph.length / columns
    return first..<max(first + 1, (column + 1) * graph.length / columns)
  }

  /// The position that a column represents: the one in view, otherwise the last one with a score;
  /// nil if the column has none.
  private func position(of column: Int, among columns: Int) -> Int? {
    let positions = positions(of: column, among: columns).clamped(to: graph.points.indices)
    if positions.contains(graph.current) { return graph.current }
    return positions.last { graph.points[$0].lead != nil } ?? positions.first
  }

  /// Whether a mistake led to a position that a column stands for.
  private func hasMistake(_ column: Int, among columns: Int) -> Bool {
    positions(of: column, among: columns).clamped(to: graph.points.indices)
      .contains { graph.points[$0].mistake != nil }
  }

  /// Makes a column clickable, and puts the terminal's cursor there if it shows the position in
  /// view.
  private func finish(_ index: Int, column: Int, axisRow: Int, on canvas: inout Canvas) {
    if holdsCursor, index == graph.current {
      canvas.setCursor(ScreenPoint(column: column, row: axisRow))
    }
    canvas.makeClickable(
      ScreenRect(column: column, row: area.row, columns: 1, rows: area.rows), .goToGamePly(index))
  }

  /// The height of a bar; zero only for a tie.
  ///
  /// - Parameter most: The height of a lead that reaches the edge.
  private func height(of lead: Int, maximum: Int) -> Int {
    let height = (abs(lead) * maximum + graph.scale / 2) / graph.scale
    return lead.signum() * max(min(1, abs(lead)), height)
  }
}

// On felt.
extension GraphView {
  private func drawPixels(on canvas: inout Canvas) {
    let palette = canvas.theme.palette
    // The axis is one pixel high, with as many pixels above it as below.
    let reach = area.rows - 1
    for column in 0..<area.columns {
      var pixels = Array(repeating: palette.board.full, count: 2 * area.rows)
      pixels[reach] = palette.line.full
      let index = position(of: column, among: area.columns)
      if let index {
        let point = graph.points[index]
        let height = height(of: point.lead ?? 0, maximum: reach)
        let side = palette.disk(height > 0 ? .dark : .light)
        for distance in 0..<abs(height) {
          pixels[height > 0 ? reach - 1 - distance : reach + 1 + distance] = side.paint.full
        }
        if point.isExact { pixels[reach] = canvas.theme.provenColor }
        if hasMistake(column, among: area.columns) { pixels[reach] = canvas.theme.mistakeColor }
        if index == graph.current {
          pixels[0] = palette.highlight
          pixels[2 * area.rows - 1] = palette.highlight
        }
      }
      for row in 0..<area.rows {
        canvas.putPixels(
          upper: pixels[2 * row], lower: pixels[2 * row + 1], column: area.column + column,
          row: area.row + row)
      }
      if let index {
        finish(
          index, column: area.column + column, axisRow: area.row + reach / 2, on: &canvas)
      }
    }
  }

}

// By characters.
extension GraphView {
  private var rowsAbove: Int { (area.rows - 1) / 2 }
  private var axisRow: Int { area.row + rowsAbove }

  private func drawCharacters(on canvas: inout Canvas) {
    drawScale(on: &canvas)
    // A column shows one position, or several.
    let room = max(1, area.columns - Self.labelColumns)
    let columns = min(room, graph.length)
    for column in 0..<columns {
      guard let index = position(of: column, among: columns) else { continue }
      let hasMistake = hasMistake(column, among: columns)
      draw(
        index, column: area.column + Self.labelColumns + column, hasMistake: hasMistake,
        on: &canvas)
    }
  }

  private func drawScale(on canvas: inout Canvas) {
    let theme = canvas.theme
    for (side, row) in [(Disk.dark, area.row), (.light, area.row + 2 * rowsAbove)] {
      let number = String(graph.scale)
      canvas.write(
        [theme.chip(side), Span((number.columns < 2 ? "  " : " ") + number)], column: area.column,
        row: row)
    }
    canvas.write("0", column: area.column + 3, row: axisRow)
  }

  private func draw(_ index: Int, column: Int, hasMistake: Bool, on canvas: inout Canvas) {
    let point = graph.points[index]
    let isCurrent = index == graph.current
    canvas.put(
      canvas.theme.axis(point, isCurrent: isCurrent, hasMistake: hasMistake), column: column,
      row: axisRow,
      isCurrent ? .bold : .plain)
    let eighths = height(of: point.lead ?? 0, maximum: 8 * rowsAbove)
    for row in 0..<rowsAbove {
      let filled = min(8, abs(eighths) - 8 * row)
      guard filled > 0 else { break }
      let (character, style) = canvas.theme.bar(eighths: filled, isHanging: eighths < 0)
      canvas.put(
        character, column: column, row: axisRow + (eighths < 0 ? row + 1 : -row - 1), style)
    }
    finish(index, column: column, axisRow: axisRow, on: &canvas)
  }
}

extension Theme {
  /// The axis of a graph at a position.
  fileprivate func axis(
    _ point: GraphPicture.Point, isCurrent: Bool, hasMistake: Bool
  ) -> Character {
    let isUnicode = capabilities.glyphs == .unicode
    if isCurrent { return isUnicode ? "┼" : "+" }
    if hasMistake { return "!" }
    if point.lead == nil { return legalMark }
    return point.isExact ? (isUnicode ? "═" : "=") : lines.horizontal
  }

  /// A part of a bar filled to a number of eighths, from below or, if it hangs, from above.
  fileprivate func bar(eighths: Int, isHanging: Bool) -> (Character, Style) {
    guard capabilities.glyphs == .unicode else {
      let characters: [Character] = isHanging ? ["'", "\"", "#"] : [".", ":", "#"]
      return (characters[eighths < 4 ? 0 : eighths < 7 ? 1 : 2], .plain)
    }
    let blocks = Array(" ▁▂▃▄▅▆▇█")
    // No block characters hang from above: draw the rest of the cell and exchange the colours.
    return isHanging && eighths < 8
      ? (blocks[8 - eighths], Style(isReversed: true)) : (blocks[eighths], .plain)
  }
}
