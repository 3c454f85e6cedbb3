/// A board and the side to move. Whether a pass is due or the game is over follows from them.
package struct Position: Sendable, Hashable {
  /// What the rules require next.
  package enum State: Sendable, Hashable {
    /// The side must place a disk.
    case toMove(Disk)
    /// The side must pass: only the other side has a legal move.
    case passDue(Disk)
    /// Neither side has a legal move.
    case over(Outcome)
  }

  package private(set) var board: Board
  package private(set) var state: State

  /// The position with a side to move. The game is over if neither side has a legal move.
  package init(board: Board, turn: Disk) {
    self.board = board
    self.state = Self.state(of: board, turn: turn)
  }

  /// The start of a game: four disks, and dark moves first.
  package static let newGame = Position(board: .newGame, turn: .dark)

  /// The side to move, even if it must pass; nil when the game is over.
  package var turn: Disk? {
    switch state {
    case .toMove(let side), .passDue(let side): side
    case .over: nil
    }
  }

  package var outcome: Outcome? {
    if case .over(let outcome) = state { outcome } else { nil }
  }

  /// The disks by which dark has won, with the empty squares counted for the winner; nil while the
  /// game goes on.
  package var finalScore: Int? {
    switch outcome {
    case .win(.dark, let lead): lead + board.empties.count
    case .win(.light, let lead): -lead - board.empties.count
    case .tie: 0
    case nil: nil
    }
  }

  /// The legal moves of the side to move; none when a pass is due or the game is over.
  package var legalMoves: SquareSet {
    if case .toMove(let side) = state { board.legalMoves(for: side) } else { [] }
  }

  /// The move of the side to move on a square.
  ///
  /// - Throws: `IllegalMove`, the reason why there is none.
  package func move(at square: Square) throws(IllegalMove) -> Move {
    switch state {
    case .over: throw .gameOver
    case .passDue(let side): throw .passDue(side)
    case .toMove(let side):
      guard let move = board.move(of: side, at: square) else {
        throw board[square] == nil ? .turnsNothingOver(square) : .occupied(square)
      }
      return move
    }
  }

  /// Places a disk for the side to move.
  ///
  /// - Throws: `IllegalMove`, and the position stays the same.
  @discardableResult
  package mutating func play(_ square: Square) throws(IllegalMove) -> Move {
    let move = try move(at: square)
    make(.place(move))
    return move
  }

  /// Passes. This is legal only when a pass is due.
  ///
  /// - Throws: `IllegalPass`, and the position stays the same.
  package mutating func pass() throws(IllegalPass) {
    switch state {
    case .over: throw .gameOver
    case .toMove(let side): throw .hasLegalMove(side)
    case .passDue(let side): make(.pass(side))
    }
  }

  /// The ply must be legal in this position.
  mutating func make(_ ply: GameRecord.Ply) {
    switch ply {
    case .place(let move):
      board = board.playing(move)
      state = Self.state(of: board, turn: move.side.opponent)
    case .pass(let side): state = .toMove(side.opponent)
    }
  }

  private static func state(of board: Board, turn: Disk) -> State {
    if board.hasLegalMove(for: turn) {
      .toMove(turn)
    } else if board.hasLegalMove(for: turn.opponent) {
      .passDue(turn)
    } else {
      .over(Outcome(of: board))
    }
  }
}

/// Why a side cannot place a disk on a square.
package enum IllegalMove: Error, Hashable {
  case gameOver
  case passDue(Disk)
  case occupied(Square)
  /// The disk would turn nothing over.
  case turnsNothingOver(Square)
}

/// Why a side cannot pass.
package enum IllegalPass: Error, Hashable {
  case gameOver
  case hasLegalMove(Disk)
}

/// How a finished game ended.
package enum Outcome: Sendable, Hashable {
  /// A side has more disks than the other, by 1 to 64.
  case win(Disk, by: Int)
  case tie

  init(of board: Board) {
    let lead = board.count(of: .dark) - board.count(of: .light)
    if lead == 0 {
      self = .tie
    } else {
      self = .win(lead > 0 ? .dark : .light, by: abs(lead))
    }
  }
}
