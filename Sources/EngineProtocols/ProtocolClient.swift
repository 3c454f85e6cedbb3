import Notation
import ReversiCore

/// The client's end of an engine protocol: what to send to an external engine, and what its lines
/// mean.
///
/// A value without process, thread or clock. Each new process of the engine gets a new client.
package protocol ProtocolClient: Sendable {
  /// The lines that greet the engine.
  mutating func greet() -> [String]

  /// The lines that ask for a move; nil if the protocol cannot describe the game.
  mutating func ask(_ request: MoveRequest) -> [String]?

  /// The lines that tell the engine to stop, after which it is `ready`; nil if the protocol has no
  /// such command.
  mutating func stop() -> [String]?

  /// The lines that make the engine move at once; none if the protocol has no such command.
  mutating func moveNow() -> [String]

  /// Receives a line from the engine, without its line end.
  mutating func receive(_ line: String) -> LineMeaning
}

/// What a line from an engine means to the client.
package enum LineMeaning: Sendable, Hashable {
  case nothing
  /// The engine plays this move.
  case move(ParsedMove)
  /// The engine has stopped and takes a new request.
  case ready
  /// The engine has solved the position, so waiting longer is useless.
  case exact
  case send([String])
  /// The engine has replied with this line, which is not a move.
  case notUnderstood(String)
}

/// A request for a move, for an external engine.
package struct MoveRequest: Sendable, Hashable {
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
  package var limits: Limits

  package init(record: GameRecord, limits: Limits) {
    self.record = record
    self.limits = limits
  }
}
