/// The end of a protocol that asks another program for moves: what to send to it, and what a line
/// from it means.
///
/// It is made anew with each process of the program.
public protocol ProtocolClient: Sendable {
  /// The lines by which the program is greeted.
  mutating func greet() -> [String]

  /// The lines by which it is asked; nil if the protocol has no words for such a game.
  mutating func ask(_ question: MoveRequest) -> [String]?

  /// The lines by which it is told to stop, after which it is `ready`; nil if the protocol has no
  /// words for that.
  mutating func stop() -> [String]?

  /// The lines by which it is made to say what it has found; none if the protocol has no words for
  /// that.
  mutating func hurry() -> [String]

  /// Takes a line of the program, without its end.
  mutating func take(_ line: String) -> LineMeaning
}

/// What a line of a program means for the one who asks.
public enum LineMeaning: Sendable, Hashable {
  /// Nothing.
  case nothing
  /// The program has found its move.
  case move(EngineMove)
  /// It has stopped, and can be asked again.
  case ready
  /// It will find nothing better: there is no reason to wait any longer.
  case exact
  /// It is to be sent these lines.
  case reply([String])
  /// It has answered with this, which is no move.
  case notUnderstood(String)
}
