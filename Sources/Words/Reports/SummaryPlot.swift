import Analysis
import Archive
import GameSession
import PeopleModel

/// Numbers of a summary as a plot in characters, a column each.
struct SummaryPlot {
  /// The numbers that are plotted.
  enum Kind {
    case losses
    /// The ratings or, if one is negative, the levels that play as well.
    case ratings
  }

  /// The number of columns above the axis.
  let count: Int
  /// The lines, the one with the largest numbers first and the axis last; none without numbers.
  let lines: [String]

  private static let blocks = Array(" ▁▂▃▄▅▆▇█")
  private static let steps = 8

  /// The plot of a summary.
  ///
  /// `rows` are those above the axis. With `usesBlocks` the plot may consist of lines and blocks
  /// instead of ASCII.
  init(_ kind: Kind, of summary: GameSummary, rows: Int, usesBlocks: Bool) {
    let ratings = summary.ratings.map(\.rating.points)
    let hasLevels = kind == .ratings && summary.hasLevels
    let numbers =
      switch kind {
      case .losses: summary.losses
      case .ratings: ratings.map { Double(hasLevels ? Level.nearest(to: $0).number : $0) }
      }
    let range =
      kind == .losses
      ? 0...summary.scale : hasLevels ? Level.numbers : Self.hundreds(around: numbers)
    let labels = [range.upperBound, range.lowerBound].map(String.init)
    let width = labels.map(\.count).max() ?? 0
    count = numbers.count
    guard !numbers.isEmpty else {
      lines = []
      return
    }
    let (side, corner, base) = usesBlocks ? ("│", "└", "─") : ("|", "+", "-")
    let step = Double(range.upperBound - range.lowerBound) / Double(rows * Self.steps)
    let heights = numbers.map { ($0 - Double(range.lowerBound)) / step }
    func start(_ label: String, _ sign: String) -> String {
      String(repeating: " ", count: width - label.count) + label + " " + sign
    }
    let plot = (0..<rows).reversed().map { row in
      start(row == rows - 1 ? labels[0] : "", side)
        + Self.row(row, of: heights, usesBlocks: usesBlocks)
    }
    lines = plot + [start(labels[1], corner) + String(repeating: base, count: count)]
  }

  /// The bottom is below all ratings.
  private static func hundreds(around ratings: [Double]) -> ClosedRange<Int> {
    let low = (((ratings.min() ?? 0) - 50) / 100).rounded(.down)
    let high = ((ratings.max() ?? 0) / 100).rounded(.up)
    return Int(low) * 100...Int(high) * 100
  }

  private static func row(_ row: Int, of heights: [Double], usesBlocks: Bool) -> String {
    let cells = heights.map { cell($0, row: row, usesBlocks: usesBlocks) }
    return String(cells.prefix((cells.lastIndex { $0 != " " } ?? -1) + 1))
  }

  /// The height is in steps. A row has `steps` of them.
  private static func cell(_ height: Double, row: Int, usesBlocks: Bool) -> Character {
    let height = Int(height.rounded()) - row * steps
    if usesBlocks { return blocks[max(0, min(height, steps))] }
    return height * 2 >= steps ? "#" : " "
  }
}

extension GameSummary {
  /// Whether the person is, or was, below the scale of tournaments.
  var hasLevels: Bool { ratings.contains { $0.rating.points < 0 } }
}
