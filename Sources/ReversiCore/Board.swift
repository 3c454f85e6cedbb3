/// The colour of a disk, and so a side of the game.
package enum Disk: Sendable, Hashable, CaseIterable {
  /// The side that moves first (`●`, `x` in text).
  case dark
  /// The side that moves second (`○`, `o` in text).
  case light

  package var opponent: Disk {
    switch self {
    case .dark: .light
    case .light: .dark
    }
  }

  /// The letter of the side in text: `x` for dark, `o` for light.
  package var symbol: Character {
    switch self {
    case .dark: "x"
    case .light: "o"
    }
  }

  /// The side of a letter; nil if it is neither `x` nor `o`.
  package init?(symbol: Character) {
    switch symbol {
    case "x": self = .dark
    case "o": self = .light
    default: return nil
    }
  }
}

/// The disks on the 64 squares.
///
/// No square holds two disks, so every value is a possible board.
package struct Board: Sendable, Hashable {
  package private(set) var dark: SquareSet
  package private(set) var light: SquareSet

  package init() {
    dark = []
    light = []
  }

  /// The start of a game: light on d4 and e5, dark on e4 and d5.
  package static let newGame: Board = {
    var board = Board()
    board[.d4] = .light
    board[.e5] = .light
    board[.e4] = .dark
    board[.d5] = .dark
    return board
  }()

  package subscript(square: Square) -> Disk? {
    get {
      if dark.contains(square) { .dark } else if light.contains(square) { .light } else { nil }
    }
    set {
      dark.remove(square)
      light.remove(square)
      switch newValue {
      case .dark: dark.insert(square)
      case .light: light.insert(square)
      case nil: break
      }
    }
  }

  mutating func place(_ squares: SquareSet, of side: Disk) {
    dark = side == .dark ? dark.union(squares) : dark.subtracting(squares)
    light = side == .light ? light.union(squares) : light.subtracting(squares)
  }

  package func squares(of side: Disk) -> SquareSet {
    switch side {
    case .dark: dark
    case .light: light
    }
  }

  package var empties: SquareSet { SquareSet.all.subtracting(dark.union(light)) }

  /// The number of a side's disks, 0 to 64.
  package func count(of side: Disk) -> Int { squares(of: side).count }
}

extension Board {
  /// An error in the text of a board.
  package enum TextError: Error, Hashable {
    /// The row is 1 to 8.
    case cellCount(row: Int, cells: Int)
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
  package var description: String { rows.joined(separator: "\n") }
}
