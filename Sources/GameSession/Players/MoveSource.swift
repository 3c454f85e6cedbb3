import ReversiCore

/// Whoever makes the moves of a side in Computer mode: the engine, another program, or a test.
///
/// It is asked for one thing at a time. It answers with events that carry the thought's identity:
/// `thoughtAnswered` with a move, `hintAnswered` as often as it knows more, or `thoughtFailed`. Each
/// thought that is not stopped ends with an answer or a failure.
public protocol MoveSource: AnyObject {
  /// Starts a thought; the one before it has been stopped, or has ended.
  func start(_ thought: Thought)

  /// Stops the thought that was started last; an answer that still comes is harmless.
  func stop()
}

/// What a move source is asked for, always in a position in which the side to move has a legal
/// move.
public struct Thought: Sendable, Hashable {
  /// What is to be found out.
  public enum Task: Sendable, Hashable {
    /// Which move to make, at a level.
    case move(Level)
    /// Which moves are best, and what they are worth.
    case hint
  }

  /// The identity that the answer has to carry.
  public let id: RequestID
  /// The game so far.
  public let record: GameRecord
  /// What is to be found out.
  public let task: Task

  /// A question about a game.
  public init(id: RequestID, record: GameRecord, task: Task) {
    self.id = id
    self.record = record
    self.task = task
  }
}

/// Why a move source made no move that could be played.
public enum MoverFailure: Error, Sendable, Hashable {
  /// It answered with a square that is no legal move.
  case illegal(Square)
  /// It ended without an answer.
  case noAnswer
}
