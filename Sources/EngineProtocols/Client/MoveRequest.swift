import ReversiCore

/// A request for a move, for an external engine.
package struct MoveRequest: Sendable, Hashable {
  /// The limits of the engine's search.
  package struct Limits: Sendable, Hashable {
    /// The depth of the search in plies; nil for as deep as the time allows. GTP cannot set it.
    package var depth: Int?
    /// The time for the move. Where there is a depth, only GTP tells it to the engine.
    package var time: Duration

    /// The time for all moves of a game that are left, which the engine divides; nil for the same
    /// time for each. Only GTP tells it to the engine.
    package var gameTime: Duration?

    /// Whether the engine is told to move when the time is over, also if it has a depth.
    package var mustKeepTime: Bool { depth == nil || gameTime != nil }

    /// A depth, and a time for engines whose protocol cannot set a depth.
    package init(depth: Int? = nil, time: Duration, gameTime: Duration? = nil) {
      self.depth = depth
      self.time = time
      self.gameTime = gameTime
    }
  }

  /// The game so far; the side to move has a legal move.
  package let record: GameRecord
  /// The limits of the search.
  package var limits: Limits

  /// A request for the next move of a game.
  package init(record: GameRecord, limits: Limits) {
    self.record = record
    self.limits = limits
  }
}
