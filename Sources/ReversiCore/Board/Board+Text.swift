extension Board {
  /// A cell that a text board cannot hold, or a row or board of the wrong size.
  public enum TextError: Error, Hashable {
    /// There are this many rows instead of eight.
    case rowCount(Int)
    /// The row (1 to 8) has this many cells instead of eight.
    case cellCount(row: Int, cells: Int)
    /// The row (1 to 8) holds a cell that is not `x`, `o` or `-`.
    case unknownCell(row: Int, cell: Character)
  }

  /// The board of eight lines of eight cells, `x` dark, `o` light, `-` empty, the top row first.
  ///
  /// - Throws: `TextError` for the first row that cannot be read.
  public init(rows: some Collection<some StringProtocol>) throws(TextError) {
    guard rows.count == 8 else { throw .rowCount(rows.count) }
    self.init()
    for (row, cells) in rows.enumerated() {
      guard cells.count == 8 else { throw .cellCount(row: row + 1, cells: cells.count) }
      for (column, cell) in cells.enumerated() where cell != "-" {
        guard let disk = Disk(symbol: cell), let square = Square(column: column, row: row)
        else { throw .unknownCell(row: row + 1, cell: cell) }
        self[square] = disk
      }
    }
  }

  /// The eight rows of the board as text, the top row first.
  public var rows: [String] {
    (0..<8).map { row in
      String(
        (0..<8).map { column in
          Square(column: column, row: row).flatMap { self[$0] }?.symbol ?? "-"
        })
    }
  }
}

extension Board {
  /// The board as lines of text for people: the cells, apart, with the names of columns and rows.
  public var diagram: [String] {
    ["  " + Square.columnNames.map(String.init).joined(separator: " ")]
      + zip(1..., rows).map { number, row in
        "\(number) " + row.map(String.init).joined(separator: " ")
      }
  }
}

extension Board: CustomStringConvertible {
  /// The eight rows, a line each.
  public var description: String { rows.joined(separator: "\n") }
}
