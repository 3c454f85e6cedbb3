import Analysis
import App
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// The scores of a game's positions, for a graph over its plies.
package struct GraphPicture: Sendable, Hashable {
  /// The score of one position.
  package struct Point: Sendable, Hashable {
    /// Disks by which dark is ahead; nil until the position is searched.
    package let lead: Int?
    /// Whether the lead is proven.
    package let isExact: Bool
    /// The mistake that led to the position, or nil.
    package var mistake: Mistake?
  }

  /// The positions: the start, and one after each ply.
  package let points: [Point]
  /// The index of the position shown.
  let current: Int
  /// The positions that the graph has room for. A game that goes on has room for its future.
  let length: Int
  init(points: [Point], current: Int, length: Int = 0) {
    self.points = points
    self.current = current
    self.length = max(length, points.count)
  }

  /// The leads that the scale names, at equal distances, to tell small and large ones apart.
  package static let steps = [4, 16, 64]

  /// The distance that a lead reaches from the axis, where the last step reaches `maximum`; at
  /// least 1 unless the lead is zero.
  package static func height(of lead: Int, maximum: Int) -> Int {
    guard lead != 0, let index = steps.firstIndex(where: { abs(lead) <= $0 }) else {
      return lead == 0 ? 0 : maximum
    }
    let (lower, upper) = (index > 0 ? steps[index - 1] : 0, steps[index])
    let length = steps.count * (upper - lower)
    let reached = index * (upper - lower) + abs(lead) - lower
    return max(1, (reached * maximum + length / 2) / length)
  }
}

/// A graph of who is ahead: dark above the axis, light below it. Each column can be clicked. On
/// terminals without pixels, the axis shows mistakes, proofs and the position in view by
/// characters, so that nothing depends on colours.
struct GraphView {
  let graph: GraphPicture
  let area: ScreenRect
  /// Whether the terminal's cursor stands on the position in view.
  var holdsCursor = false
  /// For the halves in which they lead.
  var sides: Sides<String>?

  /// Disks stand before the scale on terminals without pixels.
  private static let (scaleColumns, chipColumns) = (3, 2)
  /// Enough for all numbers of the scale.
  static let usualRows = 6
  static let minimumRows = 3
  static let minimumColumns = 20

  func draw(on canvas: inout Canvas) {
    if canvas.theme.hasPixels {
      drawPixels(on: &canvas)
    } else {
      drawCharacters(on: &canvas)
    }
  }

  private func positions(of column: Int, among columns: Int) -> Range<Int> {
    let first = column * graph.length / columns
    return first..<max(first + 1, (column + 1) * graph.length / columns)
  }

  /// The one in view, otherwise the last one with a score; nil if the column has none.
  private func position(of column: Int, among columns: Int) -> Int? {
    let positions = positions(of: column, among: columns).clamped(to: graph.points.indices)
    if positions.contains(graph.current) { return graph.current }
    return positions.last { graph.points[$0].lead != nil } ?? positions.first
  }

  private func mistake(_ column: Int, among columns: Int) -> Mistake? {
    positions(of: column, among: columns).clamped(to: graph.points.indices)
      .compactMap { graph.points[$0].mistake }.max { $0.rawValue < $1.rawValue }
  }

  /// Makes a column clickable. The terminal's cursor goes to the position in view.
  private func finish(_ index: Int, column: Int, axisRow: Int, on canvas: inout Canvas) {
    if holdsCursor, index == graph.current {
      canvas.setCursor(ScreenPoint(column: column, row: axisRow))
    }
    canvas.makeClickable(
      ScreenRect(column: column, row: area.row, columns: 1, rows: area.rows), .goToGamePly(index))
  }

  /// The largest first, as long as each has rows of its own above and below the axis. `rows` counts
  /// from the first row of the graph.
  private func drawScale(
    column: Int, on canvas: inout Canvas, rows: (_ step: Int) -> (above: Int, below: Int)
  ) {
    var free = 0..<area.rows
    for step in GraphPicture.steps.reversed() {
      let (above, below) = rows(step)
      guard above < below, free.contains(above), free.contains(below) else { return }
      free = above + 1..<below
      let number = String(step)
      for row in [above, below] {
        canvas.write(
          number, column: column + 2 - number.columns, row: area.row + row, canvas.theme.muted)
      }
    }
  }
}

// On felt.
extension GraphView {
  private func drawPixels(on canvas: inout Canvas) {
    let palette = canvas.theme.palette
    // The axis is one pixel high, with as many pixels above it as below.
    let reach = area.rows - 1
    drawScale(column: area.column, on: &canvas) { step in
      let height = GraphPicture.height(of: step, maximum: reach)
      return ((reach - height + 1) / 2, (reach + height) / 2)
    }
    let (start, columns) = (area.column + Self.scaleColumns, area.columns - Self.scaleColumns)
    for column in 0..<columns {
      var pixels = Array(repeating: palette.board.full, count: 2 * area.rows)
      pixels[reach] = palette.line.full
      let index = position(of: column, among: columns)
      if let index {
        let point = graph.points[index]
        let lead = point.lead ?? 0
        let side = palette.disk(lead > 0 ? .dark : .light)
        for distance in 1..<1 + GraphPicture.height(of: lead, maximum: reach) {
          pixels[lead > 0 ? reach - distance : reach + distance] = side.paint.full
        }
        if point.isExact { pixels[reach] = canvas.theme.provenColor }
        if let mistake = mistake(column, among: columns) {
          pixels[reach] = canvas.theme.color(of: mistake)
        }
        if index == graph.current {
          pixels[0] = palette.highlight
          pixels[2 * area.rows - 1] = palette.highlight
        }
      }
      for row in 0..<area.rows {
        canvas.putPixels(
          upper: pixels[2 * row], lower: pixels[2 * row + 1], column: start + column,
          row: area.row + row)
      }
      if let index {
        finish(index, column: start + column, axisRow: area.row + reach / 2, on: &canvas)
      }
    }
    if let sides {
      draw(sides.dark, of: .dark, row: area.row, columns: start..<start + columns, on: &canvas)
      draw(
        sides.light, of: .light, row: area.endRow - 1, columns: start..<start + columns, on: &canvas
      )
    }
  }

  /// Stands at the first place that no lead reaches, or else at one that is all under leads.
  private func draw(
    _ name: String, of side: Disk, row: Int, columns: Range<Int>, on canvas: inout Canvas
  ) {
    let heights = (0..<columns.count).map { column -> Int? in
      guard let index = position(of: column, among: columns.count) else { return 0 }
      let lead = (graph.points[index].lead ?? 0) * (side == .dark ? 1 : -1)
      if index == graph.current { return nil }
      return lead > 0 ? GraphPicture.height(of: lead, maximum: area.rows - 1) : 0
    }
    let (theme, size) = (canvas.theme, name.columns + 2)
    let ground = theme.palette.disk(side), text = theme.palette.disk(side.opponent)
    let places: [(Range<Int>, Style)] = [
      (0..<area.rows - 2, theme.square),
      (
        area.rows - 1..<area.rows,
        Style(foreground: text.paint.full, background: ground.paint.full)
      ),
    ]
    for (fitting, style) in places {
      let place = heights.indices.dropLast(size - 1).first { first in
        heights[first..<first + size].allSatisfy { $0.map(fitting.contains) ?? false }
      }
      guard let place else { continue }
      canvas.write(name, column: columns.lowerBound + place + 1, row: row, style)
      return
    }
  }
}

// By characters.
extension GraphView {
  private var rowsAbove: Int { (area.rows - 1) / 2 }
  private var axisRow: Int { area.row + rowsAbove }

  private func drawCharacters(on canvas: inout Canvas) {
    for (side, row) in [(Disk.dark, area.row), (.light, area.row + 2 * rowsAbove)] {
      canvas.write([canvas.theme.chip(side)], column: area.column, row: row)
    }
    let scale = area.column + Self.chipColumns
    canvas.write("0", column: scale + 1, row: axisRow)
    drawScale(column: scale, on: &canvas) { step in
      let rows = (GraphPicture.height(of: step, maximum: 8 * rowsAbove) + 4) / 8
      return (rowsAbove - rows, rowsAbove + rows)
    }
    // A column shows one position, or several.
    let start = scale + Self.scaleColumns
    let columns = min(max(1, area.endColumn - start), graph.length)
    for column in 0..<columns {
      guard let index = position(of: column, among: columns) else { continue }
      draw(
        index, column: start + column, mistake: mistake(column, among: columns), on: &canvas)
    }
  }

  private func draw(_ index: Int, column: Int, mistake: Mistake?, on canvas: inout Canvas) {
    let point = graph.points[index]
    let isCurrent = index == graph.current
    canvas.put(
      canvas.theme.axis(point, isCurrent: isCurrent, hasMistake: mistake != nil), column: column,
      row: axisRow, isCurrent || mistake == .grave ? .bold : .plain)
    let lead = point.lead ?? 0
    let eighths = GraphPicture.height(of: lead, maximum: 8 * rowsAbove)
    for row in 0..<rowsAbove {
      let filled = min(8, eighths - 8 * row)
      guard filled > 0 else { break }
      let (character, style) = canvas.theme.bar(eighths: filled, isHanging: lead < 0)
      canvas.put(character, column: column, row: axisRow + (lead < 0 ? row + 1 : -row - 1), style)
    }
    finish(index, column: column, axisRow: axisRow, on: &canvas)
  }
}

extension Theme {
  fileprivate func color(of mistake: Mistake) -> Style.Color {
    switch mistake {
    case .slight: mistakeColors.slight
    case .clear: mistakeColors.clear
    case .grave: mistakeColors.grave
    }
  }

  fileprivate func axis(
    _ point: GraphPicture.Point, isCurrent: Bool, hasMistake: Bool
  ) -> Character {
    let isUnicode = capabilities.glyphs == .unicode
    if isCurrent { return isUnicode ? "┼" : "+" }
    if hasMistake { return "?" }
    if point.lead == nil { return smallDot }
    return point.isExact ? (isUnicode ? "═" : "=") : lines.horizontal
  }

  /// Filled from below or, if it hangs, from above.
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
