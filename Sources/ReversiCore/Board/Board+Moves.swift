extension Board {
  /// The legal moves of a side: the empty squares where its disk turns over at least one other.
  public func legalMoves(for side: Disk) -> SquareSet {
    let own = squares(of: side)
    let opposing = squares(of: side.opponent)
    let empty = empties
    return Direction.allCases.reduce(into: []) { moves, direction in
      var line = own.shifted(direction).intersection(opposing)
      while !line.isEmpty {
        let next = line.shifted(direction)
        moves.formUnion(next.intersection(empty))
        line = next.intersection(opposing)
      }
    }
  }

  /// The board after a move that was made for this board.
  public func playing(_ move: Move) -> Board {
    var board = self
    for square in move.changes { board[square] = move.side }
    return board
  }

  /// The board before a move, with its first changes kept.
  ///
  /// - Parameters:
  ///   - move: The move that led to this board.
  ///   - shown: The number of the move's changes to keep. With 0 this is the board before the move.
  public func undoing(_ move: Move, keeping shown: Int = 0) -> Board {
    var board = self
    for square in move.changes.dropFirst(shown) {
      board[square] = square == move.square ? nil : move.side.opponent
    }
    return board
  }
}
