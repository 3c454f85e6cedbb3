/// The shape of a character that must fill its cell exactly in any font.
enum GlyphShape: Hashable {
  /// Painted parts of the cell.
  case parts(CellParts)
  /// Lines from the middle of the cell to these edges.
  case lines(Set<Edge>)
  /// Circles around the middle of the cell.
  case circles([Circle])

  /// An edge of a cell.
  enum Edge: Hashable { case up, right, down, left }

  /// A circle, filled or outlined.
  struct Circle: Hashable {
    /// The radius in eighths of the cell's width.
    let radius: Double
    let isFilled: Bool
  }

  /// The shape of a character; nil if the font draws it.
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
  /// The number of parts in a cell's row.
  static let columns = 2
  /// The number of parts in a cell's column.
  static let rows = 8

  private let filledColumns, filledRows: Range<Int>

  /// The parts that a block character or a heavy line fills; nil for other characters, and for
  /// blocks that no screen draws.
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

  /// Whether a part is filled.
  func contains(column: Int, row: Int) -> Bool {
    filledColumns.contains(column) && filledRows.contains(row)
  }
}
