/// One of the 64 squares, named by its column (a–h from the left) and row (1–8 from the top).
///
/// Raw values go row by row from a1 = 0 to h8 = 63.
package enum Square: UInt8, Sendable, Hashable, CaseIterable {
  case a1, b1, c1, d1, e1, f1, g1, h1
  case a2, b2, c2, d2, e2, f2, g2, h2
  case a3, b3, c3, d3, e3, f3, g3, h3
  case a4, b4, c4, d4, e4, f4, g4, h4
  case a5, b5, c5, d5, e5, f5, g5, h5
  case a6, b6, c6, d6, e6, f6, g6, h6
  case a7, b7, c7, d7, e7, f7, g7, h7
  case a8, b8, c8, d8, e8, f8, g8, h8
}

extension Square {
  /// The column, 0 (a) to 7 (h).
  package var column: Int { Int(rawValue & 7) }

  /// The row, 0 (top, written 1) to 7 (bottom, written 8).
  package var row: Int { Int(rawValue >> 3) }

  /// The square in a column and row, each 0 to 7; nil off the board.
  package init?(column: Int, row: Int) {
    guard (0..<8).contains(column), (0..<8).contains(row) else { return nil }
    self.init(rawValue: UInt8(row * 8 + column))
  }

  /// The next square in a direction; nil at the edge of the board.
  package func neighbor(_ direction: Direction) -> Square? {
    Square(column: column + direction.columnStep, row: row + direction.rowStep)
  }
}

extension Square: LosslessStringConvertible {
  /// The name, such as `d3`.
  package var description: String { Self.names[Int(rawValue)] }

  /// Made once: transcripts name many squares.
  private static let names = allCases.map { square in
    String([columnNames[square.column], rowNames[square.row]])
  }

  /// The square with a name such as `d3` or `D3`; nil for any other text.
  package init?(_ description: String) {
    let characters = Array(description.lowercased())
    guard characters.count == 2,
      let column = Self.columnNames.firstIndex(of: characters[0]),
      let row = Self.rowNames.firstIndex(of: characters[1])
    else { return nil }
    self.init(column: column, row: row)
  }

  /// The letters of the columns, from the left.
  package static let columnNames: [Character] = Array("abcdefgh")

  private static let rowNames: [Character] = Array("12345678")
}

/// The eight directions of a line of disks.
///
/// The order of `allCases` is the display order of a move's lines: clockwise from up-left.
package enum Direction: Sendable, CaseIterable {
  case upLeft, up, upRight, right, downRight, down, downLeft, left

  /// Written out and inlined, so that the compiler knows each direction: every move of every game
  /// that is read asks for them, and a loop takes longer.
  @inline(__always)
  static func union(_ squares: (Direction) -> SquareSet) -> SquareSet {
    squares(.upLeft).union(squares(.up)).union(squares(.upRight)).union(squares(.right))
      .union(squares(.downRight)).union(squares(.down)).union(squares(.downLeft))
      .union(squares(.left))
  }

  /// To the right: −1, 0 or 1.
  var columnStep: Int {
    switch self {
    case .upLeft, .left, .downLeft: -1
    case .up, .down: 0
    case .upRight, .right, .downRight: 1
    }
  }

  /// Down: −1, 0 or 1.
  var rowStep: Int {
    switch self {
    case .upLeft, .up, .upRight: -1
    case .left, .right: 0
    case .downLeft, .down, .downRight: 1
    }
  }
}
