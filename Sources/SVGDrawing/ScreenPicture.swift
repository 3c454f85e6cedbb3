import Canvas

/// A screen, or one that moves, as an SVG picture that looks the same everywhere: only letters need
/// a font.
package struct ScreenPicture {
  /// A screen of a moving picture, and how long it is shown.
  package struct Frame {
    let screen: Screen
    let duration: Duration

    package init(_ screen: Screen, _ duration: Duration) {
      self.screen = screen
      self.duration = duration
    }
  }

  /// The picture, as an SVG document.
  package let svg: String

  private static let (cellWidth, cellHeight, margin) = (8, 16, 12)
  private static let fontSize = "13.3"
  /// From a cell's upper edge.
  private static let baseline = 12
  private static let fonts =
    "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"

  /// The terminal's default colours.
  private static let (foreground, background) = (RGB(0xD6D6D6), RGB(0x181818))

  /// Draws a screen. `title` describes it to people who cannot see it.
  package init(_ screen: Screen, title: String) {
    self.init(moving: [Frame(screen, .zero)], title: title)
  }

  /// Draws screens of one size one after another, again and again; nothing without any. Each is
  /// drawn over the first one, where it differs from it; that one stays where nothing moves.
  package init(moving frames: [Frame], title: String) {
    let first = frames.first?.screen ?? Screen(size: ScreenSize(columns: 0, rows: 0))
    let size = first.size
    let (width, height) = (size.columns * Self.cellWidth, size.rows * Self.cellHeight)
    let (outerWidth, outerHeight) = (width + 2 * Self.margin, height + 2 * Self.margin)
    let ends = frames.reduce(into: [Int]()) { ends, frame in
      ends.append((ends.last ?? 0) + Int(frame.duration / .milliseconds(1)))
    }
    let whole = ends.last ?? 0
    func part(_ time: Int) -> Double { (Double(time) / Double(whole) * 10_000).rounded() / 10_000 }
    let later = frames.indices.dropFirst().map { index in
      let isLast = index == frames.count - 1
      return """
        <g visibility="hidden">
        <animate attributeName="visibility" calcMode="discrete" repeatCount="indefinite" \
        dur="\(whole)ms" values="hidden;visible\(isLast ? "" : ";hidden")" \
        keyTimes="0;\(part(ends[index - 1]))\(isLast ? "" : ";\(part(ends[index]))")"/>
        \(Self.content(of: frames[index].screen, over: first))
        </g>
        """
    }
    svg =
      SVG(
        width: outerWidth, height: outerHeight, origin: -Self.margin, title: title,
        [
          """
          <rect x="\(-Self.margin)" y="\(-Self.margin)" width="\(outerWidth)" \
          height="\(outerHeight)" rx="8" fill="\(Self.background.hex)"/>
          """, Self.content(of: first),
        ] + later
      ).text
  }

  /// All cells, or only those that differ from the screen below.
  private static func content(of screen: Screen, over below: Screen? = nil) -> String {
    var grid = PaintedGrid(size: screen.size)
    var shapes: [Pen: String] = [:]
    var letters: [Ink: [Run]] = [:]
    for row in 0..<screen.size.rows {
      var runs = RunReader(row: row)
      for column in 0..<screen.size.columns {
        let point = ScreenPoint(column: column, row: row)
        let cell = screen[point]
        guard cell != below?[point] else { continue }
        let (ink, paper) = Self.colors(of: cell.style)
        if paper != Self.background || below != nil { grid.paint(paper, point) { _, _ in true } }
        guard let character = cell.character else { continue }
        switch GlyphShape(character) {
        case .parts(let parts): grid.paint(ink, point, where: parts.contains)
        case .lines(let edges):
          shapes[Pen(color: ink, isFilling: false), default: ""] += Self.path(edges, at: point)
        case .circles(let circles):
          for circle in circles {
            let pen = Pen(color: ink, isFilling: circle.isFilled)
            shapes[pen, default: ""] += Self.path(circle, at: point)
          }
        case nil:
          if character != " " {
            runs.add(
              character, column: column, isWide: Self.isWide(screen, point),
              Ink(
                color: ink, isBold: cell.style.isBold, isUnderlined: cell.style.isUnderlined))
          }
        }
      }
      for (ink, run) in runs.runs { letters[ink, default: []].append(run) }
    }
    return """
      <g shape-rendering="crispEdges">
      \(Self.painted(grid))
      </g>
      <g fill="none" stroke-width="1.2">
      \(Self.drawn(shapes))
      </g>
      <g font-family="\(Self.fonts)" font-size="\(Self.fontSize)" xml:space="preserve">
      \(Self.texts(letters))
      </g>
      """
  }

  private struct Ink: Hashable {
    let color: RGB
    let isBold: Bool
    let isUnderlined: Bool

    var rank: Int { (isBold ? 1 : 0) + (isUnderlined ? 2 : 0) }
  }

  private struct Pen: Hashable, Comparable {
    let color: RGB
    let isFilling: Bool

    static func < (one: Pen, other: Pen) -> Bool {
      (one.color.number, one.isFilling ? 1 : 0) < (other.color.number, other.isFilling ? 1 : 0)
    }
  }

  /// Adjacent letters in a row.
  private struct Run {
    var text: String
    let column: Int
    let row: Int
    var endColumn: Int
    /// Wide letters have runs of their own, because their width differs between fonts.
    let isWide: Bool
  }

  private struct RunReader {
    let row: Int
    var runs: [(ink: Ink, run: Run)] = []

    init(row: Int) { self.row = row }

    mutating func add(_ character: Character, column: Int, isWide: Bool, _ ink: Ink) {
      let end = column + (isWide ? 2 : 1)
      if let last = runs.last, last.ink == ink, last.run.isWide == isWide {
        let gap = column - last.run.endColumn
        // The words of a sentence form one run.
        if gap == 0 || gap == 1 && !isWide {
          runs[runs.count - 1].run.text += (gap == 1 ? " " : "") + String(character)
          runs[runs.count - 1].run.endColumn = end
          return
        }
      }
      let run = Run(
        text: String(character), column: column, row: row, endColumn: end, isWide: isWide)
      runs.append((ink, run))
    }
  }

  private static func isWide(_ screen: Screen, _ point: ScreenPoint) -> Bool {
    let right = ScreenPoint(column: point.column + 1, row: point.row)
    return screen.contains(right) && screen[right].character == nil
  }

  private static func colors(of style: Style) -> (ink: RGB, paper: RGB) {
    let ink = style.foreground.map(ColorTable.rgb) ?? foreground
    let paper = style.background.map(ColorTable.rgb) ?? background
    return style.isReversed ? (paper, ink) : (ink, paper)
  }

  private static func painted(_ grid: PaintedGrid) -> String {
    let (width, height) = (cellWidth / CellParts.columns, cellHeight / CellParts.rows)
    let groups = Dictionary(grouping: grid.rectangles, by: \.color)
    return inOrder(groups).map { color, rectangles in
      let path = rectangles.map { rectangle in
        let across = rectangle.columns.count * width
        return "M\(rectangle.columns.lowerBound * width) \(rectangle.rows.lowerBound * height)"
          + "h\(across)v\(rectangle.rows.count * height)h-\(across)z"
      }
      return "<path fill=\"\(color.hex)\" d=\"\(path.joined())\"/>"
    }.joined(separator: "\n")
  }

  private static func drawn(_ shapes: [Pen: String]) -> String {
    shapes.sorted { $0.key < $1.key }.map { pen, path in
      let colors =
        pen.isFilling ? "fill=\"\(pen.color.hex)\" stroke=\"none\"" : "stroke=\"\(pen.color.hex)\""
      return "<path \(colors) d=\"\(path)\"/>"
    }.joined(separator: "\n")
  }

  /// A fixed order, so that a screen always gives the same picture.
  private static func inOrder<Value>(_ groups: [RGB: Value]) -> [(RGB, Value)] {
    groups.sorted { $0.key.number < $1.key.number }.map { ($0.key, $0.value) }
  }

  private static func path(_ edges: Set<GlyphShape.Edge>, at point: ScreenPoint) -> String {
    let (x, y) = (point.column * cellWidth, point.row * cellHeight)
    let (middleX, middleY) = (x + cellWidth / 2, y + cellHeight / 2)
    let left = edges.contains(.left) ? x : middleX
    let right = edges.contains(.right) ? x + cellWidth : middleX
    let up = edges.contains(.up) ? y : middleY
    let down = edges.contains(.down) ? y + cellHeight : middleY
    return (left < right ? "M\(left) \(middleY)h\(right - left)" : "")
      + (up < down ? "M\(middleX) \(up)v\(down - up)" : "")
  }

  private static func path(_ circle: GlyphShape.Circle, at point: ScreenPoint) -> String {
    let (radius, across) = (circle.radius, 2 * circle.radius)
    let x = Double(point.column * cellWidth + cellWidth / 2) - radius
    let arc = "a\(radius) \(radius) 0 1 0 "
    return "M\(x) \(point.row * cellHeight + cellHeight / 2)\(arc)\(across) 0\(arc)-\(across) 0z"
  }

  private static func texts(_ letters: [Ink: [Run]]) -> String {
    letters.sorted {
      ($0.key.color.number, $0.key.rank) < ($1.key.color.number, $1.key.rank)
    }
    .map { ink, runs in
      let weight =
        (ink.isBold ? " font-weight=\"bold\"" : "")
        + (ink.isUnderlined ? " text-decoration=\"underline\"" : "")
      let texts = runs.map { run in
        let length = (run.endColumn - run.column) * cellWidth
        return "<text x=\"\(run.column * cellWidth)\" y=\"\(run.row * cellHeight + baseline)\""
          + (length > cellWidth ? " textLength=\"\(length)\"" : "")
          + ">\(SVG.escaped(run.text))</text>"
      }
      return "<g fill=\"\(ink.color.hex)\"\(weight)>\n\(texts.joined(separator: "\n"))\n</g>"
    }.joined(separator: "\n")
  }
}

/// The painted parts of all cells of a screen, merged into few rectangles.
struct PaintedGrid {
  private let columns: Int
  private var parts: [RGB?]

  init(size: ScreenSize) {
    columns = size.columns * CellParts.columns
    parts = Array(repeating: nil, count: columns * size.rows * CellParts.rows)
  }

  mutating func paint(_ color: RGB, _ point: ScreenPoint, where isPainted: (Int, Int) -> Bool) {
    for row in 0..<CellParts.rows {
      for column in 0..<CellParts.columns where isPainted(column, row) {
        let index = (point.row * CellParts.rows + row) * columns
        parts[index + point.column * CellParts.columns + column] = color
      }
    }
  }

  /// In parts of cells.
  struct Rectangle: Hashable {
    let columns: Range<Int>
    var rows: Range<Int>
    let color: RGB
  }

  /// Identical neighbouring rows form one rectangle.
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

/// The shape of a character that must fill its cell exactly in any font.
enum GlyphShape: Hashable {
  case parts(CellParts)
  /// From the middle of the cell to these edges.
  case lines(Set<Edge>)
  case circles([Circle])

  enum Edge: Hashable { case up, right, down, left }

  struct Circle: Hashable {
    /// In eighths of the cell's width.
    let radius: Double
    let isFilled: Bool
  }

  /// Nil if the font draws the character.
  init?(_ character: Character) {
    if let parts = CellParts(character) {
      self = .parts(parts)
    } else if let edges = Self.edges[character] {
      self = .lines(edges)
    } else if let circles = Self.disks[character] {
      self = .circles(circles)
    } else {
      return nil
    }
  }

  private static let edges: [Character: Set<Edge>] = [
    "─": [.left, .right], "│": [.up, .down],
    "┌": [.right, .down], "┐": [.left, .down], "└": [.right, .up], "┘": [.left, .up],
    "├": [.up, .down, .right], "┤": [.up, .down, .left], "┬": [.left, .right, .down],
    "┴": [.left, .right, .up], "┼": [.left, .right, .up, .down],
  ]

  private static let disks: [Character: [Circle]] = {
    let ring = Circle(radius: 3.2, isFilled: false)
    return [
      "●": [Circle(radius: 3.7, isFilled: true)], "○": [ring],
      "◉": [ring, Circle(radius: 1.7, isFilled: true)],
      "◎": [ring, Circle(radius: 1.4, isFilled: false)],
    ]
  }()
}

/// Parts of a character cell: two columns of eight rows, as block characters fill them.
struct CellParts: Hashable {
  static let columns = 2
  static let rows = 8

  private let filledColumns, filledRows: Range<Int>

  /// Knows only the blocks that a screen draws.
  init?(_ character: Character) {
    switch character {
    case "▌": (filledColumns, filledRows) = (0..<1, 0..<Self.rows)
    case "▀": (filledColumns, filledRows) = (0..<Self.columns, 0..<Self.rows / 2)
    case "━": (filledColumns, filledRows) = (0..<Self.columns, 3..<5)
    default:
      guard let index = Array("▁▂▃▄▅▆▇█").firstIndex(of: character) else { return nil }
      (filledColumns, filledRows) = (0..<Self.columns, Self.rows - 1 - index..<Self.rows)
    }
  }

  func contains(column: Int, row: Int) -> Bool {
    filledColumns.contains(column) && filledRows.contains(row)
  }
}
