/// The result of a position with best play of both sides, and the time and nodes of the search.
public struct Solution: Sendable, Hashable {
  /// The position.
  public let position: Position
  /// Disks by which the side to move wins, −64 to 64; dark if the game is over.
  public let score: Int
  /// The best play of both sides up to the end, without passes.
  public let line: [Square]
  /// The number of positions visited.
  public let nodes: UInt64
  /// The time of the search.
  public let time: Duration

  /// A solved position.
  public init(
    position: Position, score: Int, line: [Square], nodes: UInt64, time: Duration
  ) {
    self.position = position
    self.score = score
    self.line = line
    self.nodes = nodes
    self.time = time
  }
}
