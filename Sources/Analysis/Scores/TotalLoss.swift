import ReversiCore

/// The disks that a side lost with its moves.
public struct TotalLoss: Sendable, Hashable {
  /// The disks.
  public let disks: Int
  /// The number of moves, 1 or more.
  public let moves: Int

  /// A loss; nil without moves.
  public init?(disks: Int, moves: Int) {
    guard moves > 0 else { return nil }
    self.disks = disks
    self.moves = moves
  }

  /// The disks lost with each move on average.
  public var mean: Double { Double(disks) / Double(moves) }
}
