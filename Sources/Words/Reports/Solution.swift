import ReversiCore

/// How a position ends if both sides play their best, and what it took to find out.
public struct Solution: Sendable, Hashable {
  /// The position.
  public let position: Position
  /// Disks by which the side to move wins, −64 to 64; dark, if the game is over.
  public let score: Int
  /// The best play of both sides up to the end; passes are left out.
  public let line: [Square]
  /// The number of positions that were visited.
  public let nodes: UInt64
  /// How long it took.
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
