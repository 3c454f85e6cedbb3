import ReversiCore

/// A request for a move, for an external engine.
public struct MoveRequest: Sendable, Hashable {
  /// The limits of the engine's search.
  public struct Limits: Sendable, Hashable {
    /// The depth of the search in plies; nil for as deep as the time allows. GTP cannot set it.
    public var depth: Int?
    /// The time for the move. Where there is a depth, only GTP tells it to the engine.
    public var time: Duration

    /// The time for all moves of a game that are left, which the engine divides; nil for the same
    /// time for each. Only GTP tells it to the engine.
    public var gameTime: Duration?

    /// Whether the engine is told to move when the time is over, also if it has a depth.
    public var mustKeepTime: Bool { depth == nil || gameTime != nil }

    /// A depth, and a time for engines whose protocol cannot set a depth.
    public init(depth: Int? = nil, time: Duration, gameTime: Duration? = nil) {
      self.depth = depth
      self.time = time
      self.gameTime = gameTime
    }
  }

  /// The game so far; the side to move has a legal move.
  public let record: GameRecord
  /// The limits of the search.
  public var limits: Limits

  /// A request for the next move of a game.
  public init(record: GameRecord, limits: Limits) {
    self.record = record
    self.limits = limits
  }
}
