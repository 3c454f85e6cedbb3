import ReversiCore

/// The diagonals from corner to corner.
extension Contrast {
  /// The reasons that are about diagonals.
  func diagonals() -> [Reason] {
    Self.diagonals.compactMap { diagonal in
      let isGiven =
        worse.board.isControlled(diagonal, by: opponent)
        && !better.board.isControlled(diagonal, by: opponent)
      let isMissed =
        better.board.isControlled(diagonal, by: side)
        && !worse.board.isControlled(diagonal, by: side)
      guard isGiven || isMissed else { return nil }
      return reason(
        .diagonal, isMissed: !isGiven, on: diagonal, at: 0, basis: .rules,
        share: advantage(in: [.diagonals]))
    }
  }

  /// a1–h8 and a8–h1.
  private static let diagonals = [
    SquareSet((0..<8).compactMap { Square(column: $0, row: $0) }),
    SquareSet((0..<8).compactMap { Square(column: $0, row: 7 - $0) }),
  ]
}

extension Board {
  /// Whether all disks on a diagonal are those of a side, four or more.
  fileprivate func isControlled(_ diagonal: SquareSet, by side: Disk) -> Bool {
    squares(of: side).intersection(diagonal).count >= 4
      && squares(of: side.opponent).isDisjoint(with: diagonal)
  }
}
