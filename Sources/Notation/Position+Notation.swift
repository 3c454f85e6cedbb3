import ReversiCore

/// Why a text is not a position in any known notation.
package enum PositionDefect: Error, Hashable {
  /// The text has this many cells instead of 64.
  case cellCount(Int)
  /// A row, counted from 1, has this many cells instead of 8.
  case rowLength(row: Int, cells: Int)
  /// A cell is neither a disk nor empty in any notation, or not beside the other cells.
  case unknownCell(Character, Square)
  /// The text after the cells is not a side.
  case unknownSide(Character)
  /// This text, here cut to 16 characters, stands beside a row, counted from 1, or elsewhere around
  /// the board. It is neither a side nor a count.
  case textBeside(String, row: Int?)
  /// The text names both sides as the one to move.
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
  /// coordinates and a frame are skipped; in the fields of a frame or a table, a blank is an empty
  /// square. A side to move that is named above the board, beside it or below it counts; counts are
  /// skipped. Without a side, `AssumedTurn` says who moves.
  ///
  /// - Throws: `PositionDefect` for the first part that cannot be read.
  package init(notation: some StringProtocol) throws(PositionDefect) {
    let text = TextScanner(notation)
    if var board = try BoardText(text) {
      self = try board.wholePosition().position
    } else {
      var board = try BoardText(cellsOf: text)
      self = try board.wholePosition().position
    }
  }
}

struct ReadPosition {
  let position: Position
  /// Why a side is to move that the text does not name; nil if the text names it.
  let assumedTurn: AssumedTurn?

  /// A position whose side to move is known, or assumed.
  init(_ position: Position, assumedTurn: AssumedTurn? = nil) {
    self.position = position
    self.assumedTurn = assumedTurn
  }

  /// A position whose side to move the text names, or does not.
  init(_ board: Board, turn: Disk?) {
    assumedTurn = turn == nil ? AssumedTurn(in: board) : nil
    position = Position(board: board, turn: turn ?? assumedTurn?.side ?? .dark)
  }
}

/// Why a side is to move in a position whose text names none.
package enum AssumedTurn: Sendable, Hashable {
  /// The number of disks is even, and it is Black's turn, or odd.
  case byCount(Disk)
  /// Only this side has a legal move.
  case onlyMover(Disk)

  /// The side to move.
  package var side: Disk {
    switch self {
    case .byCount(let side), .onlyMover(let side): side
    }
  }

  /// The side to move on a board; nil in a new game, which Black begins, and after the end of one.
  init?(in board: Board) {
    let movers = Disk.allCases.filter { !board.legalMoves(for: $0).isEmpty }
    guard let first = movers.first, board != .newGame else { return nil }
    self =
      movers.count == 1
      ? .onlyMover(first) : .byCount(board.empties.count.isMultiple(of: 2) ? .dark : .light)
  }
}

extension GGFGame {
  /// The game after the moves that `play` adds to a record. If the text names no side to move, its
  /// moves can.
  ///
  /// - Throws: What `play` throws.
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
