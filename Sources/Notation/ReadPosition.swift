import ReversiCore

/// A position that was read.
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
