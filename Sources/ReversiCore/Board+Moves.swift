extension Board {
  /// The legal moves of a side: the empty squares where its disk turns over at least one other.
  package func legalMoves(for side: Disk) -> SquareSet {
    Direction.union { moves(of: side, along: $0) }
  }

  /// Whether a side has a legal move. Usually one of the first lines shows one.
  func hasLegalMove(for side: Disk) -> Bool {
    Direction.allCases.contains { !moves(of: side, along: $0).isEmpty }
  }

  /// The empty squares at the end of lines that begin with a side's disk and go on with opposing
  /// ones.
  @inline(__always)
  private func moves(of side: Disk, along direction: Direction) -> SquareSet {
    let opposing = squares(of: side.opponent)
    let empty = empties
    var moves = SquareSet()
    var line = squares(of: side).shifted(direction).intersection(opposing)
    while !line.isEmpty {
      let next = line.shifted(direction)
      moves.formUnion(next.intersection(empty))
      line = next.intersection(opposing)
    }
    return moves
  }

  /// The board after a move that was made for this board.
  package func playing(_ move: Move) -> Board {
    let changed = move.turned.union(SquareSet(move.square))
    var board = self
    board.place(changed, of: move.side)
    return board
  }

  /// The board before a move, with its first changes kept.
  ///
  /// - Parameters:
  ///   - move: The move that led to this board.
  ///   - shown: The number of the move's changes to keep. With 0 this is the board before the move.
  package func undoing(_ move: Move, keeping shown: Int = 0) -> Board {
    var board = self
    for square in move.changes.dropFirst(shown) {
      board[square] = square == move.square ? nil : move.side.opponent
    }
    return board
  }
}
