import ReversiCore

/// Who moves for a side that is not Manual: the computer, an external engine, or a test.
///
/// It gets one request at a time, and replies with `GameSession.Event.replied`. Each request that is
/// not stopped ends with a move, a final hint or evaluation, or a failure.
public protocol Player: AnyObject {
  /// Starts a request; the one before it has been stopped, or has ended.
  func start(_ request: PlayerRequest)

  /// Stops the last request; a reply that still comes is harmless.
  func stop()

  /// Ends the last request, which is for a move, with the best move found.
  func hurry()
}

/// What a player is asked. A move or a hint is only requested if the side to move has a legal move.
public struct PlayerRequest: Sendable, Hashable {
  /// The kind of the request.
  public enum Task: Sendable, Hashable {
    /// The move to make, within a limit.
    case move(MoveLimit)
    /// The scores of all moves.
    case hint
    /// The score of the position, at the depth of a level and without chance; also if a pass is due.
    case evaluation(Level)
  }

  /// The identity that the reply has to carry.
  public let id: RequestID
  /// The game so far.
  public let record: GameRecord
  /// The kind of the request.
  public let task: Task
  /// The external engine that is asked; nil for the computer.
  public let engine: ExternalEngineName?

  /// A request about a game, to the computer or an external engine.
  public init(id: RequestID, record: GameRecord, task: Task, engine: ExternalEngineName? = nil) {
    self.id = id
    self.record = record
    self.task = task
    self.engine = engine
  }
}

/// What a player replies to a request.
public enum PlayerReply: Sendable, Hashable {
  /// Its move.
  case move(Square)
  /// The scores of the moves, best first; not final while the search goes on.
  case hint([Hint.Move], isFinal: Bool)
  /// The score of the position; not final while the search goes on.
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

/// Why a player made no legal move.
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
