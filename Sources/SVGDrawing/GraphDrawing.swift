import Analysis
import App
import Canvas
import Notation
import ReversiCore
import Screen

/// The scores of a game's positions as an SVG picture: Black's lead above the axis, White's below.
package struct GraphDrawing {
  /// The picture, as an SVG document.
  package let svg: String

  /// Without the texts. The axis is in the middle.
  private static let (plotWidth, reach) = (600, 100)
  private static let (left, top, right, bottom) = (36, 64, 20, 36)
  private static let fonts = "'DejaVu Sans',Helvetica,Arial,sans-serif"

  /// Draws a graph below a caption. `ahead` names the sides above and below the axis.
  package init(
    _ graph: GraphPicture, caption: String, ahead: (dark: String, light: String), theme: Theme
  ) {
    let colors = theme.drawingColors
    let (width, height) = (Self.left + Self.plotWidth + Self.right, Self.top + 2 * Self.reach)
    svg =
      SVG(
        width: width, height: height + Self.bottom, title: caption,
        [
          "<rect width=\"\(width)\" height=\"\(height + Self.bottom)\" rx=\"8\" "
            + "fill=\"\(colors.paper.hex)\"/>",
          "<rect x=\"\(Self.left)\" y=\"\(Self.top)\" width=\"\(Self.plotWidth)\" "
            + "height=\"\(2 * Self.reach)\" fill=\"\(colors.board.hex)\"/>",
          Self.bars(graph, colors), Self.axis(graph, colors),
          Self.texts(graph, caption: caption, ahead: ahead, colors),
        ]
      ).text
  }

  private static func bars(_ graph: GraphPicture, _ colors: DrawingColors) -> String {
    Disk.allCases.map { side in
      let bars = graph.points.indices.map { index -> String in
        let lead = graph.points[index].lead ?? 0
        let height = GraphPicture.height(of: lead, maximum: reach)
        guard lead != 0, (lead > 0) == (side == .dark) else { return "" }
        return bar(index, of: graph, y: lead > 0 ? -height : 0, height: height)
      }
      let color = side == .dark ? colors.dark : colors.light
      return "<path d=\"\(bars.joined())\" fill=\"\(color.hex)\"/>"
    }.joined(separator: "\n")
  }

  private static func axis(_ graph: GraphPicture, _ colors: DrawingColors) -> String {
    let proven = graph.points.indices.filter { graph.points[$0].isExact }
    func mistakes(_ grades: Set<Mistake>) -> [Int] {
      graph.points.indices.filter { graph.points[$0].mistake.map(grades.contains) ?? false }
    }
    let parts = [
      (Array(graph.points.indices), 2, colors.line), (proven, 4, colors.legal),
      (mistakes([.slight, .clear]), 8, colors.turned), (mistakes([.grave]), 8, colors.lastMove),
    ]
    return parts.map { indices, height, color in
      let path = indices.map { bar($0, of: graph, y: -height / 2, height: height) }.joined()
      return "<path d=\"\(path)\" fill=\"\(color.hex)\"/>"
    }.joined(separator: "\n")
  }

  /// `y` is the distance of the upper edge from the axis.
  private static func bar(_ index: Int, of graph: GraphPicture, y: Int, height: Int) -> String {
    let (start, end) = (place(of: index, in: graph), place(of: index + 1, in: graph))
    let width = FixedDecimal(units: end.units - start.units, digits: start.digits)
    return "M\(start) \(top + reach + y)h\(width)v\(height)h-\(width)z"
  }

  private static func place(of index: Int, in graph: GraphPicture) -> FixedDecimal {
    FixedDecimal(units: 10 * left + 10 * plotWidth * index / graph.points.count, digits: 1)
  }

  private static func texts(
    _ graph: GraphPicture, caption: String, ahead: (dark: String, light: String),
    _ colors: DrawingColors
  ) -> String {
    func text(_ text: String, _ x: String, _ y: Int, _ anchor: String) -> String {
      "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(SVG.escaped(text))</text>"
    }
    let sides = [
      text(ahead.dark, "\(left)", top - 10, "start"),
      text(ahead.light, "\(left)", top + 2 * reach + 22, "start"),
    ]
    let scale = GraphPicture.steps.flatMap { step in
      [-1, 1].map { sign in
        let height = GraphPicture.height(of: step, maximum: reach)
        return text(String(step), "\(left - 6)", top + reach + sign * height + 5, "end")
      }
    }
    // The text about a side is where the first numbers would be.
    let numbers = stride(from: 30, to: graph.points.count, by: 10).map { index in
      text(String(index), place(of: index, in: graph).description, top + 2 * reach + 22, "middle")
    }
    return """
      <g font-family="\(fonts)" font-size="15" fill="\(colors.ink.hex)">
      \(text(caption, "\(left)", 26, "start"))
      \((sides + scale + numbers).joined(separator: "\n"))
      </g>
      """
  }
}
