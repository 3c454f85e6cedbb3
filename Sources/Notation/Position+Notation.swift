import ReversiCore

/// Why a text is not a position in any known notation.
public enum PositionDefect: Error, Hashable {
  /// It has this many cells instead of 64.
  case cellCount(Int)
  /// A cell is neither a disk nor empty in any notation.
  case unknownCell(Character, Square)
  /// The text after the cells is not a side.
  case unknownSide(Character)
  /// This text, here cut to 16 characters, stands beside a row, counted from 1, or elsewhere around the
  /// board. It is neither a side nor a count.
  case textBeside(String, row: Int?)
  /// Both sides are named as the one to move.
  case twoSides

  /// The fewest cells that count as an unfinished board: a row. Fewer cells are not a board at all.
  public static let minimumCells = 8
  /// The cells of a board.
  static let cellCount = 64
}

extension Position {
  /// Reads 64 cells from a1 to h8, and then the side to move, if it is there.
  ///
  /// Dark is `x`, `b`, `*`, `@`, `#`, `●` or `⚫`, light is `o`, `w`, `○`, `◯` or `⚪`, letters in
  /// either case; empty is `-`, `.`, `_`, `+`, `·`, `・` or `🟩`. The squares `■`, `⬛`, `□` and `⬜` are
  /// empty beside other disks; on a board without others they are dark and light disks. In a board of
  /// digits, 1 is dark, 2 is light, and 0 or a dot is empty; among letters, the meaning of a digit is
  /// uncertain. The letter `e` is empty if all others are `b` or `w`. Blanks, line ends, coordinates
  /// and a frame are skipped; below the names of the columns, a blank can be an empty square. A side
  /// to move that is named above the board, beside it or below it counts; counts are skipped. Without
  /// a side dark moves, unless only light can.
  ///
  /// - Throws: `PositionDefect` for the first part that cannot be read.
  public init(notation: some StringProtocol) throws(PositionDefect) {
    var (scanner, sides) = try TextScanner(notation).withPlainBoard()
    try self.init(wholeOf: &scanner, sides: sides)
  }

  /// The position in which dark moves, or light if only it can.
  init(ofUnknownTurn board: Board) {
    self.init(board: board, turn: .dark)
    if case .passDue = state { self.init(board: board, turn: .light) }
  }

  /// Reads a position that is the whole rest of a text.
  init(
    wholeOf scanner: inout TextScanner, sides: NamedSides = NamedSides()
  ) throws(PositionDefect) {
    self = try scanner.scanPosition(sides: sides)
    scanner.skipBlanks()
    if let next = scanner.peek() { throw .unknownSide(Character(next)) }
  }
}

extension TextScanner {
  /// Reads a position, and the side after it if there is one.
  ///
  /// - Parameters:
  ///   - sides: The sides to move that were named above the board or beside it.
  ///   - hasCaption: Whether words may follow the board.
  mutating func scanPosition(
    sides: NamedSides = NamedSides(), hasCaption: Bool = false
  ) throws(PositionDefect) -> Position {
    var signs: [Unicode.Scalar] = []
    for square in Square.allCases {
      skipBlanks()
      guard let next = peek() else { throw .cellCount(Int(square.rawValue)) }
      guard Cell(next) != nil else { throw .unknownCell(Character(next), square) }
      signs.append(next)
      advance()
    }
    let hasDisks = signs.contains { !Cell.isSquare($0) && Cell($0)?.disk != nil }
    var board = Board()
    for (square, sign) in zip(Square.allCases, signs) where !(hasDisks && Cell.isSquare(sign)) {
      board[square] = Cell(sign)?.disk
    }
    var sides = sides
    let isNamed = hasCaption ? try skipCaptions(naming: &sides) : false
    if !isNamed, let side = try scanSide(after: Set(signs)) { sides.add(side) }
    return try sides.side().map { Position(board: board, turn: $0) }
      ?? Position(ofUnknownTurn: board)
  }

  /// Reads the side after a board. Moves may follow, and the first of them may be a pass (`--`) or
  /// in the `b` column. More cells than that are too many. A `+` or `#` is a cell only if the board
  /// has such cells, because a score or a number can follow as well.
  private mutating func scanSide(
    after signs: Set<Unicode.Scalar>
  ) throws(PositionDefect) -> Disk? {
    var ahead = self
    var cells = 0
    var side: Disk?
    var pass = 0
    while true {
      ahead.skipBlanks()
      guard ahead.square == nil, let next = ahead.peek(), let cell = Cell(next),
        signs.contains(next) || !"+#".unicodeScalars.contains(next),
        // An arrow can point to the side.
        next != "-" || ahead.peek(1) != ">"
      else { break }
      // A word for a side is that of the next move, and another word can follow the side.
      var rest = ahead
      if let word = rest.scanWord(), word.utf8.count > 2, next.isLetter,
        cells > 0 || Disk(word: word) != nil
      {
        break
      }
      ahead.advance()
      if cells == 0, let disk = cell.disk {
        side = disk
        self = ahead
      } else if next == "-" {
        pass += 1
      }
      cells += 1
    }
    let expected = (side == nil ? 0 : 1) + (pass == 2 ? 2 : 0)
    guard cells == expected else { throw .cellCount(64 + cells) }
    return side
  }
}

/// A cell of a board in text.
enum Cell: Hashable {
  /// A disk.
  case disk(Disk)
  /// Nothing.
  case empty

  /// The cell that a scalar stands for in any notation, or nil.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.folded {
    case "x", "b", "*", "@", "#", "●", "⚫", "■", "⬛": self = .disk(.dark)
    case "o", "w", "○", "◯", "⚪", "□", "⬜": self = .disk(.light)
    case "-", ".", "_", "+", "·", "・", "🟩": self = .empty
    default: return nil
    }
  }

  /// The side of a round disk, or nil.
  static func disk(ofSymbol scalar: Unicode.Scalar) -> Disk? {
    switch scalar {
    case "●", "⚫": .dark
    case "○", "◯", "⚪": .light
    default: nil
    }
  }

  /// Whether a scalar is a square, which is a disk on some boards and empty on others.
  static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
    "■⬛□⬜".unicodeScalars.contains(scalar)
  }

  /// The disk, or nil.
  var disk: Disk? { if case .disk(let disk) = self { disk } else { nil } }
}
