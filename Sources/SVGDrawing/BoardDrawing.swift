import Canvas
import ReversiCore

/// The board of a game as an SVG picture, with coordinates, a caption, and marks of the last move.
package struct BoardDrawing {
  /// The picture, as an SVG document.
  package let svg: String

  private static let (square, margin, lineHeight) = (48, 30, 22)
  private static let board = 8 * square
  private static let fonts = "'DejaVu Sans',Helvetica,Arial,sans-serif"

  /// Draws the position after the standing plies of a game, with a caption below it.
  package init(_ record: GameRecord, caption: [String], theme: Theme) {
    let colors = theme.drawingColors
    let width = Self.board + 2 * Self.margin
    let height = width + caption.count * Self.lineHeight
    svg =
      SVG(
        width: width, height: height, title: caption.joined(separator: " "),
        [
          "<rect width=\"\(width)\" height=\"\(height)\" rx=\"8\" fill=\"\(colors.paper.hex)\"/>",
          Self.grid(colors), Self.disks(record.position.board, colors), Self.marks(record, colors),
          Self.coordinates(colors), Self.text(caption, colors),
        ]
      ).text
  }

  private static func grid(_ colors: DrawingColors) -> String {
    let lines = (0...8).map { line in
      let place = margin + line * square
      return "M\(margin) \(place)h\(board)M\(place) \(margin)v\(board)"
    }
    let points = [2, 6].flatMap { row in
      [2, 6].map { dot(margin + $0 * square, margin + row * square, 4) }
    }
    return """
      <rect x="\(margin)" y="\(margin)" width="\(board)" height="\(board)" \
      fill="\(colors.board.hex)"/>
      <path d="\(lines.joined())" fill="none" stroke="\(colors.line.hex)" stroke-width="2"/>
      <path d="\(points.joined())" fill="\(colors.line.hex)"/>
      """
  }

  private static func disks(_ board: Board, _ colors: DrawingColors) -> String {
    Disk.allCases.map { side in
      let path = Square.allCases.filter { board[$0] == side }.map { dot($0, 20) }.joined()
      let color = side == .dark ? colors.dark : colors.light
      return "<path d=\"\(path)\" fill=\"\(color.hex)\" stroke=\"\(colors.line.hex)\"/>"
    }.joined(separator: "\n")
  }

  private static func marks(_ record: GameRecord, _ colors: DrawingColors) -> String {
    let legal = record.position.legalMoves.map { dot($0, 5) }
    var marks = ["<path d=\"\(legal.joined())\" fill=\"\(colors.legal.hex)\"/>"]
    if let move = record.lastMove {
      let turned = move.flips.map { dot($0, 5) }
      marks.append("<path d=\"\(turned.joined())\" fill=\"\(colors.turned.hex)\"/>")
      marks.append("<path d=\"\(dot(move.square, 7))\" fill=\"\(colors.lastMove.hex)\"/>")
    }
    return marks.joined(separator: "\n")
  }

  private static func coordinates(_ colors: DrawingColors) -> String {
    let names = (0..<8).flatMap { index in
      let middle = margin + index * square + square / 2
      let texts = [
        (middle, margin - 10, String(Square.columnNames[index])),
        (margin / 2, middle + 5, String(index + 1)),
      ]
      return texts.map { "<text x=\"\($0.0)\" y=\"\($0.1)\">\($0.2)</text>" }
    }
    return """
      <g font-family="\(fonts)" font-size="15" text-anchor="middle" fill="\(colors.ink.hex)">
      \(names.joined(separator: "\n"))
      </g>
      """
  }

  private static func text(_ caption: [String], _ colors: DrawingColors) -> String {
    let lines = caption.enumerated().map { index, line in
      let place = board + 2 * margin + index * lineHeight
      return "<text x=\"\(margin)\" y=\"\(place)\">\(SVG.escaped(line))</text>"
    }
    return """
      <g font-family="\(fonts)" font-size="15" fill="\(colors.ink.hex)">
      \(lines.joined(separator: "\n"))
      </g>
      """
  }

  private static func dot(_ place: Square, _ radius: Int) -> String {
    dot(
      margin + place.column * square + square / 2, margin + place.row * square + square / 2, radius)
  }

  private static func dot(_ x: Int, _ y: Int, _ radius: Int) -> String {
    let arc = "a\(radius) \(radius) 0 1 0"
    return "M\(x - radius) \(y)\(arc) \(2 * radius) 0\(arc) -\(2 * radius) 0z"
  }
}
