import ReversiCore

/// The disks that a side lost with its moves.
package struct TotalLoss: Sendable, Hashable {
  package let disks: Int
  /// The number of moves, 1 or more.
  package let moves: Int

  /// A loss; nil without moves.
  package init?(disks: Int, moves: Int) {
    guard moves > 0 else { return nil }
    self.disks = disks
    self.moves = moves
  }

  /// The disks lost with each move on average.
  package var mean: Double { Double(disks) / Double(moves) }
}
