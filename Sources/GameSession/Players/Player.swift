import ReversiCore

/// A player other than the person: the computer, an external engine, or a test.
///
/// A player gets one request at a time and replies with `GameSession.Event.replied`. Unless it is
/// stopped, each request ends with a move, a final hint or evaluation, or a failure.
public protocol Player: AnyObject {
  /// Starts a request. The request before it has been stopped, or has ended.
  func start(_ request: PlayerRequest)

  /// Stops the last request. A late reply is harmless.
  func stop()

  /// Ends the last request, which asks for a move, with the best move found.
  func hurry()
}

/// A request to a player. A request for a move or a hint requires that the side to move has a legal
/// move.
public struct PlayerRequest: Sendable, Hashable {
  /// The kind of the request.
  public enum Task: Sendable, Hashable {
    /// The move to make, within a limit.
    case move(MoveLimit)
    /// The scores of all moves.
    case hint
    /// The score of the position, at the depth of a level and without randomness. A pass may be
    /// due.
    case evaluation(Level)
  }

  /// The identity that the reply must carry.
  public let id: RequestID
  /// The game so far.
  public let record: GameRecord
  /// The kind of the request.
  public let task: Task
  /// The external engine for the request; nil for the computer.
  public let engine: ExternalEngineName?

  /// A request about a game, to the computer or an external engine.
  public init(id: RequestID, record: GameRecord, task: Task, engine: ExternalEngineName? = nil) {
    self.id = id
    self.record = record
    self.task = task
    self.engine = engine
  }
}

/// A player's reply to a request.
public enum PlayerReply: Sendable, Hashable {
  /// Its move.
  case move(Square)
  /// The scores of the moves, best first; not final while the search goes on.
  case hint([Hint.Move], isFinal: Bool)
  /// The score of the position; not final while the search goes on.
  case evaluation(Evaluation, isFinal: Bool)
  /// No result, for this reason.
  case failure(PlayerFailure)

  /// Whether no other reply follows.
  public var isFinal: Bool {
    switch self {
    case .move, .failure: true
    case .hint(_, let isFinal), .evaluation(_, let isFinal): isFinal
    }
  }
}

/// Why a player made no legal move.
public enum PlayerFailure: Error, Sendable, Hashable {
  /// It replied with a square that is not a legal move.
  case illegal(Square)
  /// It ended without a reply.
  case noAnswer
  /// It replied with this text, which is not a move.
  case notUnderstood(String)
  /// It exceeded its time.
  case tooLate
  /// Its output exceeded the limit.
  case flooded
  /// The program does not exist.
  case notFound
  /// It did not start, for the system's reason.
  case notStarted(String)
  /// It ended, and ended again after a restart.
  case ended
  /// Its protocol cannot describe the unusual start of this game.
  case strangeStart
}
