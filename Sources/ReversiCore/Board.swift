/// The disks on the 64 squares.
///
/// No square holds two disks, so every value is a possible board.
package struct Board: Sendable, Hashable {
  /// The squares that hold a dark disk.
  package private(set) var dark: SquareSet
  /// The squares that hold a light disk.
  package private(set) var light: SquareSet

  /// Creates an empty board.
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

  /// Places disks of a side on squares, in place of those that are there.
  mutating func place(_ squares: SquareSet, of side: Disk) {
    dark = side == .dark ? dark.union(squares) : dark.subtracting(squares)
    light = side == .light ? light.union(squares) : light.subtracting(squares)
  }

  /// The squares that hold a side's disks.
  package func squares(of side: Disk) -> SquareSet {
    switch side {
    case .dark: dark
    case .light: light
    }
  }

  /// The squares without a disk.
  package var empties: SquareSet { SquareSet.all.subtracting(dark.union(light)) }

  /// The number of a side's disks, 0 to 64.
  package func count(of side: Disk) -> Int { squares(of: side).count }
}
