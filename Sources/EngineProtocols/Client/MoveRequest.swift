import ReversiCore

/// Which move another program is to find.
public struct MoveRequest: Sendable, Hashable {
  /// How much it may put into it.
  public struct Limits: Sendable, Hashable {
    /// How many plies it is to look ahead, where the protocol has words for that; nil for as many as
    /// it can in its time.
    public var depth: Int?
    /// The time that it is given. Where there is a depth, only a protocol without words for that
    /// tells it.
    public var time: Duration

    /// A depth, and the time for programs that cannot be told it.
    public init(depth: Int? = nil, time: Duration) {
      self.depth = depth
      self.time = time
    }
  }

  /// The game so far; the side to move has a legal move.
  public let record: GameRecord
  /// How much the program may put into the move.
  public let limits: Limits

  /// A question about a game.
  public init(record: GameRecord, limits: Limits) {
    self.record = record
    self.limits = limits
  }
}
