/// A board and whose turn it is. What follows from the two (a pass is due, the game is over) is
/// derived.
public struct Position: Sendable, Hashable {
  /// What the rules ask for next.
  public enum State: Sendable, Hashable {
    /// The side has a legal move, and must make one.
    case toMove(Disk)
    /// The side has no legal move, but the other has.
    case passDue(Disk)
    /// Neither side has a legal move.
    case over(Outcome)
  }

  /// The disks.
  public private(set) var board: Board
  /// What the rules ask for next.
  public private(set) var state: State

  /// The position in which it is a side's turn on a board; over if neither side can move.
  public init(board: Board, turn: Disk) {
    self.board = board
    self.state = Self.state(of: board, turn: turn)
  }

  /// The start of a game: four disks, dark to move.
  public static let newGame = Position(board: .newGame, turn: .dark)

  /// The side whose turn it is, also if it has to pass; nil when the game is over.
  public var turn: Disk? {
    switch state {
    case .toMove(let side), .passDue(let side): side
    case .over: nil
    }
  }

  /// How the game ended; nil while it goes on.
  public var outcome: Outcome? {
    if case .over(let outcome) = state { outcome } else { nil }
  }

  /// The squares on which the side to move may place a disk; none when a pass is due or the game is
  /// over.
  public var legalMoves: SquareSet {
    if case .toMove(let side) = state { board.legalMoves(for: side) } else { [] }
  }

  /// Makes the move of the side to move on a square, and returns it with its flips in display
  /// order.
  ///
  /// - Throws: `IllegalMove`, with the position unchanged.
  @discardableResult
  public mutating func play(_ square: Square) throws(IllegalMove) -> Move {
    switch state {
    case .over: throw .gameOver
    case .passDue(let side): throw .passDue(side)
    case .toMove(let side):
      guard board[square] == nil else { throw .occupied(square) }
      guard let move = board.move(of: side, at: square) else { throw .turnsNothingOver(square) }
      board = board.playing(move)
      state = Self.state(of: board, turn: side.opponent)
      return move
    }
  }

  /// Hands the turn to the other side. There is no other way to pass than when a pass is due.
  ///
  /// - Throws: `IllegalPass`, with the position unchanged.
  public mutating func pass() throws(IllegalPass) {
    switch state {
    case .over: throw .gameOver
    case .toMove(let side): throw .hasLegalMove(side)
    case .passDue(let side): state = .toMove(side.opponent)
    }
  }

  private static func state(of board: Board, turn: Disk) -> State {
    if !board.legalMoves(for: turn).isEmpty {
      .toMove(turn)
    } else if !board.legalMoves(for: turn.opponent).isEmpty {
      .passDue(turn)
    } else {
      .over(Outcome(of: board))
    }
  }
}

/// Why a square could not be played.
public enum IllegalMove: Error, Hashable {
  /// Neither side has a legal move.
  case gameOver
  /// The side has no legal move and must pass.
  case passDue(Disk)
  /// The square holds a disk.
  case occupied(Square)
  /// No line of opposing disks from the square ends in a disk of the side to move.
  case turnsNothingOver(Square)
}

/// Why a side could not pass.
public enum IllegalPass: Error, Hashable {
  /// Neither side has a legal move.
  case gameOver
  /// The side to move has a legal move, and must make one.
  case hasLegalMove(Disk)
}
