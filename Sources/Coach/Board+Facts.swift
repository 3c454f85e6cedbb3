import ReversiCore

// What a position shows without looking ahead.

extension SquareSet {
  /// The squares next to the set in the eight directions, including those of the set that are next
  /// to another one of it.
  var neighbors: SquareSet {
    Direction.allCases.reduce(into: []) { $0.formUnion(shifted($1)) }
  }
}

/// Regions, frontiers and openness.
extension Board {
  /// The regions of empty squares: squares that are next to each other, also diagonally, belong to
  /// the same one.
  package var regions: [SquareSet] {
    var left = empties
    var regions: [SquareSet] = []
    while let first = left.first {
      var region = SquareSet(first)
      while true {
        let grown = region.union(region.neighbors.intersection(left))
        if grown == region { break }
        region = grown
      }
      regions.append(region)
      left.subtract(region)
    }
    return regions
  }

  /// The region of an empty square; nil if there is a disk.
  package func region(of square: Square) -> SquareSet? {
    regions.first { $0.contains(square) }
  }

  /// The disks of a side next to an empty square, its frontier (Rose, *Othello: A Minute to Learn …
  /// a Lifetime to Master*, glossary). They are what the other side can turn over. A long frontier
  /// is a wall.
  package func frontier(of side: Disk) -> SquareSet {
    squares(of: side).intersection(empties.neighbors)
  }

  /// The openness of a move, 開放度: for each disk that it turns over, the number of empty squares
  /// around that disk; the square of the move itself is not empty any more. A move of openness 0 to
  /// 2 is quiet (othello.org/dic).
  package func openness(of move: Move) -> Int {
    let empty = empties.subtracting([move.square])
    return move.turned.reduce(0) { $0 + SquareSet($1).neighbors.intersection(empty).count }
  }

  /// The highest openness of a quiet move.
  static let quietOpenness = 2

  /// The quiet moves of a side.
  func quietMoves(of side: Disk) -> SquareSet {
    SquareSet(
      legalMoves(for: side).filter { square in
        move(of: side, at: square).map { openness(of: $0) <= Self.quietOpenness } ?? false
      })
  }

  /// The free moves of a side: legal for it only, and without a new move for the other side (Rose:
  /// available to only one player, and without safe responses). They can wait: no move of the other
  /// side takes them away.
  func freeMoves(of side: Disk) -> SquareSet {
    let others = legalMoves(for: side.opponent)
    var free = legalMoves(for: side).subtracting(others)
    guard !free.isEmpty else { return free }
    for square in others {
      guard let move = move(of: side.opponent, at: square), case let next = playing(move) else {
        continue
      }
      free.formIntersection(
        next.legalMoves(for: side).subtracting(next.legalMoves(for: side.opponent)))
    }
    return SquareSet(
      free.filter { square in
        guard let move = move(of: side, at: square) else { return false }
        return playing(move).legalMoves(for: side.opponent).isSubset(of: others)
      })
  }
}

/// Safe moves.
extension Position {
  /// The corners that a side can force within three plies.
  private func forcedCorners(of side: Disk) -> SquareSet {
    SquareSet(
      SquareSet.corners.intersection(board.empties).filter { canForce($0, for: side, within: 3) })
  }

  /// The moves of the side to move after which the other side can force no corner within three
  /// plies that it could not force if it were its move.
  var safeMoves: SquareSet { SquareSet(legalMoves.filter(safety)) }

  /// Whether there are safe moves, which takes less time than to find them all.
  var hasSafeMove: Bool { legalMoves.contains(where: safety) }

  /// Tells which legal moves are safe.
  private var safety: (Square) -> Bool {
    guard let turn else { return { _ in false } }
    let passed = Position(board: board, turn: turn.opponent)
    let canMove = passed.state == .toMove(turn.opponent)
    let known = canMove ? passed.forcedCorners(of: turn.opponent) : []
    return { square in
      var next = self
      guard (try? next.play(square)) != nil else { return false }
      return next.forcedCorners(of: turn.opponent).isSubset(of: known)
    }
  }

  /// The legal moves after which the other side has to pass.
  var movesThatForcePasses: SquareSet {
    SquareSet(
      legalMoves.filter { square in
        var next = self
        guard let move = try? next.play(square) else { return false }
        return next.state == .passDue(move.side.opponent)
      })
  }
}

/// Edges.
extension Board {
  /// The four edges, from corner to corner.
  static let edges: [[Square]] = [
    (0..<8).compactMap { Square(column: $0, row: 0) },
    (0..<8).compactMap { Square(column: 7, row: $0) },
    (0..<8).compactMap { Square(column: $0, row: 7) },
    (0..<8).compactMap { Square(column: 0, row: $0) },
  ]

  /// Whether a move is a wedge: on an edge, but not on a corner, between two disks of the other
  /// side that it does not turn over.
  func isWedge(_ move: Move) -> Bool {
    let after = playing(move)
    return !SquareSet.corners.contains(move.square)
      && Self.edges.contains { edge in
        guard let place = edge.firstIndex(of: move.square) else { return false }
        return [place - 1, place + 1].allSatisfy { after[edge[$0]] == move.side.opponent }
      }
  }
}
