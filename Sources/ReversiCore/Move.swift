/// A legal move: the new disk, and the disks it turns over.
///
/// Only a board makes moves, so every move is legal on the board it was made for.
package struct Move: Sendable, Hashable {
  package let side: Disk
  /// The square of the new disk.
  package let square: Square
  /// The disks that turn over, 1 to 19, in no order.
  package let turned: SquareSet

  /// The disks that turn over, in display order: line by line as in `Direction.allCases`, clockwise
  /// from up-left, and in each line from the new disk outwards.
  package var flips: [Square] {
    Direction.allCases.flatMap { direction in
      // A line that is turned over begins beside the new disk, and has no gap.
      sequence(first: square) { $0.neighbor(direction).flatMap { turned.contains($0) ? $0 : nil } }
        .dropFirst()
    }
  }

  /// All squares that change, in display order. The new disk comes first.
  package var changes: [Square] { [square] + flips }
}

/// Which moves are legal, and which disks they turn over.
extension Board {
  /// The legal moves of a side: the empty squares where its disk turns over at least one other.
  package func legalMoves(for side: Disk) -> SquareSet {
    Direction.union { moves(of: side, along: $0) }
  }

  /// Usually one of the first lines shows a move.
  func hasLegalMove(for side: Disk) -> Bool {
    Direction.allCases.contains { !moves(of: side, along: $0).isEmpty }
  }

  /// A line begins with the side's disk, goes on with opposing ones, and ends at an empty square:
  /// the move.
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

  /// The move of a side on a square; nil if it is not legal.
  package func move(of side: Disk, at square: Square) -> Move? {
    guard self[square] == nil else { return nil }
    let turned = Direction.union { line(turnedBy: side, from: square, $0) }
    return turned.isEmpty ? nil : Move(side: side, square: square, turned: turned)
  }

  /// A line turns over nothing unless a disk of the side ends it.
  @inline(__always)
  private func line(
    turnedBy side: Disk, from square: Square, _ direction: Direction
  ) -> SquareSet {
    let opposing = squares(of: side.opponent)
    var line = SquareSet()
    var next = SquareSet(square).shifted(direction)
    while !next.intersection(opposing).isEmpty {
      line.formUnion(next)
      next = next.shifted(direction)
    }
    return next.intersection(squares(of: side)).isEmpty ? [] : line
  }
}

extension Board {
  /// The board after a move that was made for this board.
  package func playing(_ move: Move) -> Board {
    let changed = move.turned.union(SquareSet(move.square))
    var board = self
    board.place(changed, of: move.side)
    return board
  }

  /// The board before a move that led to this board, with its first `shown` changes kept.
  package func undoing(_ move: Move, keeping shown: Int = 0) -> Board {
    var board = self
    for square in move.changes.dropFirst(shown) {
      board[square] = square == move.square ? nil : move.side.opponent
    }
    return board
  }
}
