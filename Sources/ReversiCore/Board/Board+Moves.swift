extension Board {
  /// The squares on which a side may place a disk: the empty ones that turn at least one over.
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

  /// The move of a side on a square, with the disks that it turns over in the order in which they
  /// are shown, or nil if it is not legal.
  public func move(of side: Disk, at square: Square) -> Move? {
    guard self[square] == nil else { return nil }
    var flips: [Square] = []
    for direction in Direction.allCases {
      appendFlips(of: side, from: square, direction, to: &flips)
    }
    return flips.isEmpty ? nil : Move(side: side, square: square, flips: flips)
  }

  /// Appends the disks that one line turns over, nearest first; none if no disk of the side ends
  /// it.
  private func appendFlips(
    of side: Disk, from square: Square, _ direction: Direction, to flips: inout [Square]
  ) {
    let known = flips.count
    var next = square.neighbor(direction)
    while let current = next, let disk = self[current] {
      if disk == side { return }
      flips.append(current)
      next = current.neighbor(direction)
    }
    flips.removeSubrange(known...)
  }

  /// The board after a move that was made for this board.
  public func playing(_ move: Move) -> Board {
    var board = self
    for square in move.changes { board[square] = move.side }
    return board
  }

  /// The board before the last changes of a move, of which only the first `shown` are kept.
  ///
  /// - Parameters:
  ///   - move: The move that led to this board.
  ///   - shown: How many of the move's changes stay, 0 (the board before the move) or more.
  public func undoing(_ move: Move, keeping shown: Int = 0) -> Board {
    var board = self
    for square in move.changes.dropFirst(shown) {
      board[square] = square == move.square ? nil : move.side.opponent
    }
    return board
  }
}
