import ReversiCore

/// The source of the moves of a side that nobody moves by hand: the engine, another program, or a
/// test.
///
/// It is asked for one thing at a time, and answers with `GameSession.Event.replied`. Each thought
/// that is not stopped ends with a move, a final hint or evaluation, or a failure.
public protocol Player: AnyObject {
  /// Starts a thought; the one before it has been stopped, or has ended.
  func start(_ thought: PlayerRequest)

  /// Stops the thought that was started last; an answer that still comes is harmless.
  func stop()

  /// Ends the thought that was started last, which is about a move, with what it has found by now.
  func hurry()
}

/// What a move source is asked for. A move or a hint is only asked for if the side to move has a
/// legal move.
public struct PlayerRequest: Sendable, Hashable {
  /// What is to be found out.
  public enum Task: Sendable, Hashable {
    /// Which move to make, and how much may be put into it.
    case move(MoveLimit)
    /// Which moves are best, and what they are worth.
    case hint
    /// What the position is worth, as far as a level looks ahead, without chance; also if a pass is
    /// due.
    case evaluation(Level)
  }

  /// The identity that the answer has to carry.
  public let id: RequestID
  /// The game so far.
  public let record: GameRecord
  /// What is to be found out.
  public let task: Task
  /// The other program that is asked; nil for the computer player.
  public let engine: ExternalEngineName?

  /// A question about a game, for the computer player or another program.
  public init(id: RequestID, record: GameRecord, task: Task, engine: ExternalEngineName? = nil) {
    self.id = id
    self.record = record
    self.task = task
    self.engine = engine
  }
}

/// What a move source has found out.
public enum PlayerReply: Sendable, Hashable {
  /// Its move.
  case move(Square)
  /// What the moves are worth, best first; not final if the source goes on looking.
  case hint([Hint.Move], isFinal: Bool)
  /// What the position is worth; not final if the source goes on looking.
  case evaluation(Evaluation, isFinal: Bool)
  /// Nothing, for this reason.
  case failure(PlayerFailure)

  /// Whether nothing follows.
  public var isFinal: Bool {
    switch self {
    case .move, .failure: true
    case .hint(_, let isFinal), .evaluation(_, let isFinal): isFinal
    }
  }
}

/// Why a move source made no move that could be played.
public enum PlayerFailure: Error, Sendable, Hashable {
  /// It answered with a square that is no legal move.
  case illegal(Square)
  /// It ended without an answer.
  case noAnswer
  /// It answered with this, which is no move.
  case notUnderstood(String)
  /// It took longer than it may.
  case tooLate
  /// It wrote more than anybody reads.
  case flooded
  /// There is no such program.
  case notFound
  /// It could not be started, for the system's reason.
  case notStarted(String)
  /// It ended, and did so again when it was started anew.
  case ended
  /// It cannot be told of a game that did not start as games do.
  case strangeStart
}
