// Which disks a move turns over.
extension Board {
  /// The move of a side on a square; nil if it is not legal.
  package func move(of side: Disk, at square: Square) -> Move? {
    guard self[square] == nil else { return nil }
    let turned = Direction.union { line(turnedBy: side, from: square, $0) }
    return turned.isEmpty ? nil : Move(side: side, square: square, turned: turned)
  }

  /// The disks that one line turns over. A line turns over nothing unless a disk of the side ends
  /// it.
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
