import ReversiCore

/// Performs what the session wants done: timers, thoughts and saves.
///
/// Owned by one thread, which sends events, hands in answers, and calls `advance` when
/// `nextDeadline` has come. Times are durations since any fixed moment, by the clock that is handed
/// in.
public struct Runtime {
  /// The game and its rules.
  public private(set) var session: GameSession
  /// Why the last save failed; nil if it succeeded.
  public private(set) var saveFailure: SaveFailure?

  private let store: any SaveStore
  private let computer: Computer
  private let now: () -> Duration
  private let thinkTime: Duration
  private var pending: Pending?

  /// The session's live request, if it has a time: a hint has none.
  private enum Pending {
    /// A frame, and when it has been shown long enough.
    case frame(RequestID, deadline: Duration)
    /// A thought, when it started, and the answer once there is one.
    case thought(RequestID, start: Duration, answer: Square?)
  }

  /// Starts or resumes a game.
  ///
  /// - Parameters:
  ///   - game: The game to start with.
  ///   - stored: What the store holds now, if anything; the game is saved if that differs.
  ///   - speed: How fast moves are shown.
  ///   - thinkTime: The least time from the start of a thought to its move, so that the player
  ///     sees what happens.
  ///   - store: Where the game is kept.
  ///   - computer: Who thinks for a side in Computer mode.
  ///   - now: The time.
  public init(
    game: SavedGame, stored: SavedGame?, speed: AnimationSpeed, thinkTime: Duration,
    store: any SaveStore, computer: Computer, now: @escaping () -> Duration
  ) {
    self.store = store
    self.computer = computer
    self.now = now
    self.thinkTime = thinkTime
    let (session, effects) = GameSession.begin(game, stored: stored, speed: speed)
    self.session = session
    effects.forEach { perform($0) }
  }

  /// Tells the session what happened, and does what it wants done.
  public mutating func send(_ event: GameSession.Event) {
    session.handle(event).forEach { perform($0) }
  }

  /// Takes the computer's move; it is played when the least thinking time is over.
  public mutating func answer(_ id: RequestID, _ square: Square) {
    guard case .thought(id, let start, _) = pending else { return }
    pending = .thought(id, start: start, answer: square)
    advance()
  }

  /// Takes what the computer found out about the player's moves.
  public mutating func answer(_ id: RequestID, _ moves: [Hint.Move], isFinal: Bool) {
    send(.hintAnswered(id, moves, isFinal: isFinal))
  }

  /// When `advance` has something to do, if nothing else happens before; nil if never.
  public var nextDeadline: Duration? {
    switch pending {
    case .frame(_, let deadline): deadline
    case .thought(_, let start, .some): start + thinkTime
    case .thought(_, _, nil), nil: nil
    }
  }

  /// Ends the frame or plays the computer's answer, if its time has come.
  public mutating func advance() {
    guard let nextDeadline, nextDeadline <= now() else { return }
    let due = pending
    pending = nil
    switch due {
    case .frame(let id, _):
      send(.frameElapsed(id))
    case .thought(let id, _, .some(let square)):
      send(.thoughtAnswered(id, square))
    case .thought(_, _, nil), nil:
      break
    }
  }

  /// How long the live thought has taken, if there is one.
  public var thinkingTime: Duration? {
    if case .thought(_, let start, _) = pending { now() - start } else { nil }
  }

  private mutating func perform(_ effect: GameSession.Effect) {
    switch effect {
    case .startThought(let id, let thought):
      switch thought {
      case .move: pending = .thought(id, start: now(), answer: nil)
      case .hint: pending = nil
      }
      computer.start(id, thought)
    case .cancelThought(let id):
      pending = nil
      computer.stop(id)
    case .startFrame(let id, let duration):
      pending = .frame(id, deadline: now() + duration)
    case .cancelFrame:
      pending = nil
    case .save(let game):
      do {
        try store.save(game)
        saveFailure = nil
      } catch {
        saveFailure = error
      }
    }
  }
}
