import ReversiCore

extension Board {
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
    return move.flips.reduce(0) { $0 + SquareSet($1).neighbors.intersection(empty).count }
  }

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

  /// Disks of a side that can never be turned over.
  ///
  /// In each of its four lines, a stable disk lies at the edge of the board, next to a stable disk
  /// of its side, or its line is full. This finds most, but not all: it is a lower bound.
  package func stableDisks(of side: Disk) -> SquareSet {
    let own = squares(of: side)
    let empties = self.empties
    let axes: [(Direction, Direction)] = [
      (.left, .right), (.up, .down), (.upLeft, .downRight), (.upRight, .downLeft),
    ]
    // For each line, the disks that it cannot turn over: those on a full line, and those at its
    // ends.
    let safe = axes.map { one, other in
      let open = empties.swept(one).union(empties.swept(other))
      let inner = SquareSet.all.shifted(one).intersection(SquareSet.all.shifted(other))
      return SquareSet.all.subtracting(open.intersection(inner))
    }
    var stable: SquareSet = []
    while true {
      var grown = own
      for ((one, other), safe) in zip(axes, safe) {
        let held = stable.shifted(one).union(stable.shifted(other))
        grown.formIntersection(safe.union(held))
      }
      if grown == stable { return stable }
      stable = grown
    }
  }
}

extension SquareSet {
  /// All squares that can be reached from the set in a direction.
  fileprivate func swept(_ direction: Direction) -> SquareSet {
    var swept: SquareSet = []
    var step = shifted(direction)
    while !step.isEmpty {
      swept.formUnion(step)
      step = step.shifted(direction)
    }
    return swept
  }
}

extension SquareSet {
  /// The squares next to the set in the eight directions, including those of the set that are next
  /// to another one of it.
  var neighbors: SquareSet {
    Direction.allCases.reduce(into: []) { $0.formUnion(shifted($1)) }
  }
}
