extension Board {
  /// An error in the text of a board.
  package enum TextError: Error, Hashable {
    /// The row (1 to 8) has this many cells instead of eight.
    case cellCount(row: Int, cells: Int)
    /// The row (1 to 8) holds a cell that is not `x`, `o` or `-`.
    case unknownCell(row: Int, cell: Character)
  }

  /// Reads a board of eight rows with eight cells each: `x` is dark, `o` light, `-` empty. The top
  /// row comes first.
  ///
  /// - Precondition: There are eight rows.
  /// - Throws: `TextError` for the first row that cannot be read.
  package init(rows: some Collection<some Collection<Character>>) throws(TextError) {
    precondition(rows.count == 8, "\(rows.count) rows of a board")
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
  package var rows: [String] {
    (0..<8).map { row in
      String(
        (0..<8).map { column in
          Square(column: column, row: row).flatMap { self[$0] }?.symbol ?? "-"
        })
    }
  }
}

extension Board: CustomStringConvertible {
  /// The eight rows, a line each.
  package var description: String { rows.joined(separator: "\n") }
}
