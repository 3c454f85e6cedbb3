import ReversiCore

extension Board {
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
