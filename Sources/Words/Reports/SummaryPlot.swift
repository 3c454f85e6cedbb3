import Archive
import GameSession

/// The mean losses of games as a plot in characters, a column each.
package struct SummaryPlot {
  /// The lines, the one with the largest losses first and the axis last; none without losses.
  package let lines: [String]

  private static let blocks = Array(" ▁▂▃▄▅▆▇█")
  private static let steps = 8

  /// The plot of a summary.
  ///
  /// - Parameters:
  ///   - rows: The rows above the axis.
  ///   - usesBlocks: Whether the plot may consist of lines and blocks instead of ASCII.
  package init(_ summary: GameSummary, rows: Int, usesBlocks: Bool) {
    let (losses, scale) = (summary.losses, summary.scale)
    guard !losses.isEmpty else {
      lines = []
      return
    }
    let label = String(scale)
    let blank = String(repeating: " ", count: label.count)
    let (side, corner, base) = usesBlocks ? ("│", "└", "─") : ("|", "+", "-")
    let heights = losses.map { $0 * Double(rows * Self.steps) / Double(scale) }
    let plot = (0..<rows).reversed().map { row in
      (row == rows - 1 ? label : blank) + " " + side
        + Self.row(row, of: heights, usesBlocks: usesBlocks)
    }
    let zero =
      String(blank.dropLast()) + "0 " + corner + String(repeating: base, count: losses.count)
    lines = plot + [zero]
  }

  /// A row above the axis, to its last mark.
  private static func row(_ row: Int, of heights: [Double], usesBlocks: Bool) -> String {
    let cells = heights.map { cell($0, row: row, usesBlocks: usesBlocks) }
    return String(cells.prefix((cells.lastIndex { $0 != " " } ?? -1) + 1))
  }

  /// The character of a column of some height, in steps, in a row above the axis.
  private static func cell(_ height: Double, row: Int, usesBlocks: Bool) -> Character {
    let height = Int(height.rounded()) - row * steps
    if usesBlocks { return blocks[max(0, min(height, steps))] }
    return height * 2 >= steps ? "#" : " "
  }
}
