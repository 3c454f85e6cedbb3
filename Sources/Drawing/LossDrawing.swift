import Screen

/// The mean losses of games as an SVG picture, the oldest game on the left.
public struct LossDrawing {
  /// The picture.
  public let svg: String

  /// The size of the plot without its texts.
  private static let (plotWidth, plotHeight) = (600, 200)
  private static let (left, top, right, bottom) = (44, 44, 20, 20)
  private static let fonts = "'DejaVu Sans',Helvetica,Arial,sans-serif"

  /// Draws losses.
  ///
  /// - Parameters:
  ///   - losses: The disks given away with each move, for each game.
  ///   - scale: The disks at the top, 1 or more.
  ///   - caption: The line above the plot.
  public init(_ losses: [Double], scale: Int, caption: String, theme: Theme) {
    let colors = theme.drawingColors
    let (width, height) = (
      Self.left + Self.plotWidth + Self.right, Self.top + Self.plotHeight + Self.bottom
    )
    let bars = losses.enumerated().map { index, loss in
      Self.bar(index, of: losses.count, part: loss / Double(scale))
    }
    svg =
      SVG(
        width: width, height: height, title: caption,
        [
          "<rect width=\"\(width)\" height=\"\(height)\" rx=\"8\" fill=\"\(colors.paper.hex)\"/>",
          "<rect x=\"\(Self.left)\" y=\"\(Self.top)\" width=\"\(Self.plotWidth)\" "
            + "height=\"\(Self.plotHeight)\" fill=\"\(colors.board.hex)\"/>",
          "<path d=\"\(bars.joined())\" fill=\"\(colors.light.hex)\"/>",
          Self.texts(caption: caption, scale: scale, colors),
        ]
      ).text
  }

  /// The bar of a game: a part of the height, 0 to 1.
  private static func bar(_ index: Int, of count: Int, part: Double) -> String {
    let (start, end) = (plotWidth * index / count, plotWidth * (index + 1) / count)
    let height = Int((part * Double(plotHeight)).rounded())
    // A gap between the bars tells neighbours from each other.
    let width = max(1, end - start - 2)
    return "M\(left + start + 1) \(top + plotHeight)v-\(height)h\(width)v\(height)z"
  }

  private static func texts(caption: String, scale: Int, _ colors: DrawingColors) -> String {
    func label(_ number: Int, y: Int) -> String {
      "<text x=\"\(left - 8)\" y=\"\(y)\" text-anchor=\"end\">\(number)</text>"
    }
    return """
      <g font-family="\(fonts)" font-size="15" fill="\(colors.ink.hex)">
      <text x="\(left)" y="26" text-anchor="start">\(SVG.escaped(caption))</text>
      \(label(scale, y: top + 12))
      \(label(0, y: top + plotHeight))
      </g>
      """
  }
}
