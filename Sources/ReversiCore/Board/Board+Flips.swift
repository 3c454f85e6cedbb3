// Which disks a move turns over, and in which order.
extension Board {
  /// The move of a side on a square, with its flips in display order; nil if it is not legal.
  public func move(of side: Disk, at square: Square) -> Move? {
    guard self[square] == nil else { return nil }
    var flips: [Square] = []
    for direction in Direction.allCases {
      appendFlips(of: side, from: square, direction, to: &flips)
    }
    return flips.isEmpty ? nil : Move(side: side, square: square, flips: flips)
  }

  /// Appends the disks that one line turns over, nearest first. A line turns over nothing unless a
  /// disk of the side ends it.
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
}
