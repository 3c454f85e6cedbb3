import ReversiCore

/// Why a text is not a position in any known notation.
package enum PositionDefect: Error, Hashable {
  case cellCount(Int)
  case rowLength(row: Int, cells: Int)
  /// A cell is neither a disk nor empty in any notation, or not beside the other cells.
  case unknownCell(Character, Square)
  /// The text after the cells is not a side.
  case unknownSide(Character)
  /// The text, cut to 16 characters, stands beside a row, counted from 1, or elsewhere around the
  /// board. It is neither a side nor a count.
  case textBeside(String, row: Int?)
  case twoSides

  /// The minimum number of cells that counts as an unfinished board: a row. Fewer cells are not a
  /// board at all.
  package static let minimumCells = 8
  static let cellCount = 64
}

extension Position {
  /// Reads 64 cells from a1 to h8, and then the side to move, if it is there.
  ///
  /// Dark is `x`, `b`, `*`, `@`, `#`, `●` or `⚫`, light is `o`, `w`, `○`, `◯` or `⚪`, letters in
  /// either case; empty is `-`, `.`, `_`, `+`, `·`, `・` or `🟩`. The squares `■`, `⬛`, `□` and `⬜`
  /// are empty beside other disks; on a board without others they are dark and light disks. In a
  /// board of digits, 1 is dark, 2 is light, and 0 or a dot is empty; among letters, the meaning of
  /// a digit is uncertain. The letter `e` is empty if all others are `b` or `w`. Blanks, line ends,
  /// coordinates and a frame are skipped; below the names of the columns, a blank can be an empty
  /// square. A side to move that is named above the board, beside it or below it counts; counts are
  /// skipped. Without a side, `AssumedTurn` says who moves.
  ///
  /// - Throws: `PositionDefect` for the first part that cannot be read.
  package init(notation: some StringProtocol) throws(PositionDefect) {
    let scanner = TextScanner(notation)
    var board = try scanner.boardText() ?? BoardText(text: scanner)
    self = try board.text.scanWholePosition(sides: board.sides).position
  }
}

extension TextScanner {
  mutating func scanWholePosition(
    sides: NamedSides = NamedSides()
  ) throws(PositionDefect) -> ReadPosition {
    let position = try scanPosition(sides: sides)
    skipBlanks()
    if let next = peek() { throw .unknownSide(Character(next)) }
    return position
  }

  /// The sides are those named above the board or beside it. Words may follow a board with
  /// captions.
  mutating func scanPosition(
    sides: NamedSides = NamedSides(), hasCaption: Bool = false
  ) throws(PositionDefect) -> ReadPosition {
    let signs = try scanSigns()
    let board = try BoardSigns(signs)
    var sides = sides
    let isNamed = hasCaption ? try skipCaptions(naming: &sides) : false
    if !isNamed, let side = try scanSide(after: Set(signs)) { sides.add(side) }
    if let side = board.marked { sides.add(side) }
    return ReadPosition(board.board, turn: try sides.side() ?? board.hinted)
  }

  /// Reads 64 signs. A line ends only behind whole rows, and two or three signs together could be
  /// one cell.
  private mutating func scanSigns() throws(PositionDefect) -> [Unicode.Scalar] {
    var signs: [Unicode.Scalar] = []
    var lineStart = 0
    var groupStart = 0
    var wideCell: (row: Int, signs: Int)?
    while signs.count < PositionDefect.cellCount {
      guard let next = peek() else {
        for (square, sign) in zip(Square.allCases, signs) where !BoardSigns.isKnown(sign) {
          throw .unknownCell(Character(sign), square)
        }
        throw .cellCount(signs.count)
      }
      advance()
      if next.isHidden { continue }
      guard next.isBlank else {
        signs.append(next)
        continue
      }
      let group = signs.count - groupStart
      if group == 2 || group == 3 { wideCell = wideCell ?? (groupStart / 8 + 1, group) }
      groupStart = signs.count
      guard next.isLineEnd else { continue }
      let line = signs.count - lineStart
      guard line.isMultiple(of: 8) else { throw .rowLength(row: lineStart / 8 + 1, cells: line) }
      lineStart = signs.count
    }
    if let (row, signs) = wideCell { throw .rowLength(row: row, cells: signs) }
    return signs
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

struct ReadPosition {
  let position: Position
  /// Nil if the text names the side to move.
  let assumedTurn: AssumedTurn?

  init(_ position: Position, assumedTurn: AssumedTurn? = nil) {
    self.position = position
    self.assumedTurn = assumedTurn
  }

  init(_ board: Board, turn: Disk?) {
    assumedTurn = turn == nil ? AssumedTurn(in: board) : nil
    position = Position(board: board, turn: turn ?? assumedTurn?.side ?? .dark)
  }
}

/// Why a side is to move in a position whose text names none.
package enum AssumedTurn: Sendable, Hashable {
  /// The number of disks is even, and it is Black's turn, or odd.
  case byCount(Disk)
  case onlyMover(Disk)

  package var side: Disk {
    switch self {
    case .byCount(let side), .onlyMover(let side): side
    }
  }

  /// Nil in a new game, which Black begins, and after the end of one.
  init?(in board: Board) {
    let movers = Disk.allCases.filter { !board.legalMoves(for: $0).isEmpty }
    guard let first = movers.first, board != .newGame else { return nil }
    self =
      movers.count == 1
      ? .onlyMover(first) : .byCount(board.empties.count.isMultiple(of: 2) ? .dark : .light)
  }
}

extension GGFGame {
  /// If the text names no side to move, the moves that `play` adds can.
  init(
    start: ReadPosition, playing play: (inout GameRecord) throws(GameTextError) -> Void
  ) throws(GameTextError) {
    var (record, assumedTurn) = (GameRecord(start: start.position), start.assumedTurn)
    var other: GameRecord?
    if case .byCount(let side) = assumedTurn {
      var record = GameRecord(
        start: Position(board: start.position.board, turn: side.opponent))
      if (try? play(&record)) != nil, record.standing > 0 { other = record }
    }
    do {
      try play(&record)
      if record.standing > 0, other == nil { assumedTurn = nil }
    } catch {
      guard let other else { throw error }
      (record, assumedTurn) = (other, nil)
    }
    self.init(record: record)
    self.assumedTurn = assumedTurn
  }
}
