import ReversiCore

/// A player other than the person: the computer, an external engine, or a test.
///
/// A player gets one request at a time and replies with `GameSession.Event.replied`. Unless it is
/// stopped, each request ends with a move, a final analysis, or a failure.
public protocol Player: AnyObject {
  /// Starts a request. The request before it has been stopped, or has ended.
  func start(_ request: PlayerRequest)

  /// Stops the last request. A late reply is harmless.
  func stop()

  /// Ends the last request, which asks for a move, with the best move found.
  func hurry()
}

/// A request to a player. A request for a move requires that the side to move has a legal move.
public struct PlayerRequest: Sendable, Hashable {
  /// The kind of the request.
  public enum Task: Sendable, Hashable {
    /// The move to make, within a limit.
    case move(MoveLimit)
    /// The scores of the position and of all its moves, as far as a level looks and without
    /// randomness, or for a time unless all of them are exact before. A pass may be due.
    case analysis(MoveLimit)
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
  /// The best move so far of a player that goes on thinking about its move.
  case progress(MoveScore)
  /// The scores of the position and its moves; not final while the search goes on.
  case analysis(PositionAnalysis, isFinal: Bool)
  /// No result, for this reason.
  case failure(PlayerFailure)

  /// Whether no other reply follows.
  public var isFinal: Bool {
    switch self {
    case .move, .failure: true
    case .progress: false
    case .analysis(_, let isFinal): isFinal
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
