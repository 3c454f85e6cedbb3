/// How a character is drawn that has to fit its cell exactly, whatever the font.
enum GlyphShape: Hashable {
  /// These parts of the cell are painted.
  case parts(CellParts)
  /// Lines from the middle of the cell to these edges.
  case lines(Set<Edge>)
  /// Circles around the middle of the cell.
  case circles([Circle])

  /// An edge of a cell.
  enum Edge: Hashable { case up, right, down, left }

  /// A circle that is filled or drawn with a pen.
  struct Circle: Hashable {
    /// In eighths of the cell's width.
    let radius: Double
    let isFilled: Bool
  }

  /// The shape of a character; nil if it is a letter of the font.
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
  /// The parts in a row of a cell.
  static let columns = 2
  /// The parts in a column of a cell.
  static let rows = 8

  /// The rows that are filled in the left half and in the right one.
  private let left, right: Range<Int>

  private static let upper = 0..<4
  private static let lower = 4..<8
  private static let none = 0..<0
  private static let whole = 0..<8

  /// What a block character fills, if it is one; quadrants that lie across from each other are not
  /// used.
  init?(_ character: Character) {
    switch character {
    case "▀": (left, right) = (Self.upper, Self.upper)
    case "▌": (left, right) = (Self.whole, Self.none)
    case "▐": (left, right) = (Self.none, Self.whole)
    case "▘": (left, right) = (Self.upper, Self.none)
    case "▝": (left, right) = (Self.none, Self.upper)
    case "▖": (left, right) = (Self.lower, Self.none)
    case "▗": (left, right) = (Self.none, Self.lower)
    case "▛": (left, right) = (Self.whole, Self.upper)
    case "▜": (left, right) = (Self.upper, Self.whole)
    case "▙": (left, right) = (Self.whole, Self.lower)
    case "▟": (left, right) = (Self.lower, Self.whole)
    default:
      guard let index = Array("▁▂▃▄▅▆▇█").firstIndex(of: character) else { return nil }
      let filled = Self.rows - 1 - index..<Self.rows
      (left, right) = (filled, filled)
    }
  }

  /// Whether a part is filled.
  func contains(column: Int, row: Int) -> Bool { (column == 0 ? left : right).contains(row) }
}
