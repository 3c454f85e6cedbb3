/// What the reasons of the coach speak of, in the plainest form.
extension NaiveBoard {
  /// Whether a side has no move, and the other has one.
  func isPass(of side: Character) -> Bool {
    moves(of: side).isEmpty && !moves(of: Self.other(side)).isEmpty
  }

  /// Whether a disk on an edge lies between two of the other side.
  func isWedged(_ square: Int) -> Bool {
    let (column, row) = (square % 8, square / 8)
    let ends =
      row % 7 == 0 && column % 7 != 0
      ? [square - 1, square + 1] : column % 7 == 0 && row % 7 != 0 ? [square - 8, square + 8] : []
    return !ends.isEmpty && ends.allSatisfy { cells[$0] == Self.other(cells[square]) }
  }

  /// The five disks of an unbalanced edge of a side, each edge for itself.
  func unbalancedEdges(of side: Character) -> [Set<Int>] {
    let edges = [
      Array(0..<8), Array(56..<64), (0..<8).map { $0 * 8 }, (0..<8).map { $0 * 8 + 7 },
    ]
    return edges.compactMap { edge in
      let letters = String(edge.map { cells[$0] })
      let five = String(repeating: side, count: 5)
      if letters == "-" + five + "--" { return Set(edge[1...5]) }
      return letters == "--" + five + "-" ? Set(edge[2...6]) : nil
    }
  }

  /// Whether all disks on some squares are those of a side, four or more.
  func controls(_ side: Character, _ squares: Set<Int>) -> Bool {
    squares.filter { cells[$0] == side }.count >= 4
      && squares.allSatisfy { cells[$0] != Self.other(side) }
  }

  func isQuiet(_ side: Character, at square: Int) -> Bool {
    moves(of: side).contains(square) && openness(of: side, at: square) <= 2
  }

  /// The empty squares that hang together with an empty square.
  func region(of square: Int) -> Set<Int> {
    var region: Set<Int> = [square]
    var open = [square]
    while let next = open.popLast() {
      for neighbor in Self.neighbors(of: next)
      where cells[neighbor] == "-" && region.insert(neighbor).inserted {
        open.append(neighbor)
      }
    }
    return region
  }

  /// The disks of a side that have an empty neighbour.
  func frontier(of side: Character) -> Set<Int> {
    Set(
      (0..<64).filter { square in
        cells[square] == side && Self.neighbors(of: square).contains { cells[$0] == "-" }
      })
  }

  /// The empty squares around each disk that a move turns over.
  func openness(of side: Character, at square: Int) -> Int {
    flips(of: side, at: square).reduce(0) { sum, flip in
      sum + Self.neighbors(of: flip).filter { cells[$0] == "-" && $0 != square }.count
    }
  }

  /// The moves that only one side has, and that give the other side no new move.
  func freeMoves(of side: Character) -> Set<Int> {
    let others = moves(of: Self.other(side))
    return moves(of: side).subtracting(others).filter {
      playing(side, at: $0).moves(of: Self.other(side)).isSubset(of: others)
    }
  }

  /// The disks of a side that each of their four lines holds: by the edge of the board, a held disk
  /// of the side, or because it is full.
  func stableDisks(of side: Character) -> Set<Int> {
    var stable: Set<Int> = []
    while true {
      let grown = Set(
        (0..<64).filter { square in
          cells[square] == side
            && Self.directions.prefix(4).allSatisfy { isHeld(square, $0, by: stable) }
        })
      if grown == stable { return stable }
      stable = grown
    }
  }

  private func isHeld(_ square: Int, _ step: (Int, Int), by stable: Set<Int>) -> Bool {
    let ways = [1, -1].map { sign in
      (1..<8).compactMap {
        Self.square(square % 8 + $0 * sign * step.0, square / 8 + $0 * sign * step.1)
      }
    }
    return ways.contains { way in way.first.map(stable.contains) ?? true }
      || ways.joined().allSatisfy { cells[$0] != "-" }
  }
}

extension NaivePosition {
  /// Whether a side can play on a square within some plies, whatever the other plays.
  func forces(_ square: Int, for player: Character, within plies: Int) -> Bool {
    guard plies > 0, let ready else { return false }
    let moves = ready.board.moves(of: ready.side)
    if ready.side == player {
      return moves.contains(square)
        || plies > 2
          && moves.contains {
            ready.playing($0).forces(square, for: player, within: plies - 1)
          }
    }
    return moves.allSatisfy {
      $0 != square && ready.playing($0).forces(square, for: player, within: plies - 1)
    }
  }
}
