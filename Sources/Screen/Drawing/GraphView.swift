import Controls
import ReversiCore

/// A graph of who is ahead: dark above the axis, light below it. Each column can be clicked.
///
/// The axis itself shows what is proven, what is an estimate, what is still unknown, and which
/// position is shown, so that nothing depends on colours.
struct GraphView {
  let graph: GraphPicture
  let area: ScreenRect

  /// The columns of the scale at the left.
  private static let labelColumns = 5
  /// The fewest rows and columns of a useful graph.
  static let leastRows = 3
  static let leastColumns = 20

  private var rowsAbove: Int { (area.rows - 1) / 2 }
  private var axisRow: Int { area.row + rowsAbove }
  /// The number of plies that share a column, so that all fit.
  private var pliesPerColumn: Int {
    let columns = max(1, area.columns - Self.labelColumns)
    return (graph.points.count + columns - 1) / columns
  }

  func draw(on canvas: inout Canvas) {
    drawScale(on: &canvas)
    let indices = Array(graph.points.indices)
    for (column, first) in stride(from: 0, to: indices.count, by: pliesPerColumn).enumerated() {
      let ply = shownPly(of: first..<min(first + pliesPerColumn, indices.count))
      draw(ply: ply, column: area.column + Self.labelColumns + column, on: &canvas)
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

  /// The ply that a column of several represents: the ply shown, otherwise the last one with a
  /// score.
  private func shownPly(of plies: Range<Int>) -> Int {
    if plies.contains(graph.current) { return graph.current }
    return plies.last { graph.points[$0].lead != nil } ?? plies.lowerBound
  }

  private func draw(ply: Int, column: Int, on canvas: inout Canvas) {
    let point = graph.points[ply]
    let isCurrent = ply == graph.current
    canvas.put(
      canvas.theme.axis(point, isCurrent: isCurrent), column: column, row: axisRow,
      isCurrent ? .bold : .plain)
    if isCurrent { canvas.setCursor(ScreenPoint(column: column, row: axisRow)) }
    let eighths = eighths(of: point.lead ?? 0)
    for row in 0..<rowsAbove {
      let filled = min(8, abs(eighths) - 8 * row)
      guard filled > 0 else { break }
      let (character, style) = canvas.theme.bar(eighths: filled, isHanging: eighths < 0)
      canvas.put(
        character, column: column, row: axisRow + (eighths < 0 ? row + 1 : -row - 1), style)
    }
    canvas.makeClickable(
      ScreenRect(column: column, row: area.row, columns: 1, rows: 2 * rowsAbove + 1), .goToPly(ply))
  }

  /// The height of a bar; zero only for a tie.
  private func eighths(of lead: Int) -> Int {
    let height = (abs(lead) * rowsAbove * 8 + graph.scale / 2) / graph.scale
    return lead.signum() * max(min(1, abs(lead)), height)
  }
}

extension Theme {
  /// The axis of a graph at a position.
  fileprivate func axis(_ point: GraphPicture.Point, isCurrent: Bool) -> Character {
    let isUnicode = capabilities.glyphs == .unicode
    if isCurrent { return isUnicode ? "┼" : "+" }
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
