import ReversiCore

/// Performs what the session wants done: one timer, thoughts and saves.
///
/// Owned by one thread, which sends events, and calls `advance` when `nextDeadline` has come. Times
/// are durations since any fixed moment, by the clock that is handed in.
public struct Runtime {
  /// The game and its rules.
  public private(set) var session: GameSession
  /// Where the game is kept.
  private let store: any SavedGameStore
  private let source: any Player
  private let transcripts: any TranscriptStore
  private let makeOpening: () -> GameRecord
  private let now: () -> Duration
  /// The event that is sent next by itself, since when it waits, and when it is sent.
  private var timer: (event: GameSession.Event, start: Duration, deadline: Duration)?
  /// When the last thought about a move was started.
  private var thoughtStart: Duration = .zero

  private init(
    session: GameSession, store: any SavedGameStore, source: any Player,
    transcripts: any TranscriptStore, makeOpening: @escaping () -> GameRecord,
    now: @escaping () -> Duration
  ) {
    self.session = session
    self.store = store
    self.source = source
    self.transcripts = transcripts
    self.makeOpening = makeOpening
    self.now = now
  }

  /// Starts or resumes a game: saves it, and lets the computer think, as far as it has to.
  ///
  /// - Parameters:
  ///   - game: The game to start with.
  ///   - stored: What the store holds now, if anything; the game is saved if that differs.
  ///   - notices: What the player is told about how the game was found, and the like.
  ///   - pace: How long things are shown.
  ///   - engines: The other programs that the player can let play.
  ///   - store: Where the game is kept.
  ///   - source: Who moves for a side that is not Manual.
  ///   - transcripts: Where transcripts are written to.
  ///   - makeOpening: Makes the record that a new game starts with.
  ///   - now: The time.
  public static func start(
    game: SavedGame, stored: SavedGame?, notices: [Notice] = [], pace: GameSession.Pace,
    engines: [ExternalEngineName] = [], store: any SavedGameStore, source: any Player,
    transcripts: any TranscriptStore,
    makeOpening: @escaping () -> GameRecord = { GameRecord() }, now: @escaping () -> Duration
  ) -> Runtime {
    let (session, effects) = GameSession.begin(
      game, stored: stored, notices: notices, nextGame: makeOpening(), pace: pace,
      engines: engines)
    var runtime = Runtime(
      session: session, store: store, source: source, transcripts: transcripts,
      makeOpening: makeOpening, now: now)
    effects.forEach { runtime.perform($0) }
    return runtime
  }

  /// Tells the session what happened, and does what it wants done.
  public mutating func send(_ event: GameSession.Event) {
    session.handle(event).forEach { perform($0) }
  }

  /// When `advance` has something to do, if nothing else happens before; nil if never.
  public var nextDeadline: Duration? { timer?.deadline }

  /// Sends the scheduled event, if its time has come.
  public mutating func advance() {
    guard let (event, _, deadline) = timer, deadline <= now() else { return }
    timer = nil
    send(event)
  }

  /// How much of the turn of the disk that is turning is over, 0 to 1; 0 if none is.
  public var turnFraction: Double {
    guard session.animation?.turning != nil, let timer else { return 0 }
    return min(1, (now() - timer.start) / (timer.deadline - timer.start))
  }

  /// When a disk that is turning looks different the next time; nil if none is.
  ///
  /// - Parameter pictures: How many pictures show it between its two sides.
  public func nextPicture(of pictures: Int) -> Duration? {
    guard session.animation?.turning != nil, let timer else { return nil }
    let shown = (turnFraction * Double(pictures + 1)).rounded(.down)
    return timer.start + (timer.deadline - timer.start) * ((shown + 1) / Double(pictures + 1))
  }

  /// Why the last save failed; nil if it succeeded, as far as is known.
  public var saveFailure: SaveFailure? { store.failure }

  /// Waits until the game is kept for good, or that has failed.
  ///
  /// - Parameter limit: How long at most.
  public func finishSaving(within limit: Duration) { store.finish(within: limit) }

  /// How long the computer has been thinking about its move, if it is.
  public var thinkingTime: Duration? {
    session.thinkingSide == nil ? nil : now() - thoughtStart
  }

  /// What the player is to be told now. What is still wrong goes before what was: on a small screen
  /// only the first may have room.
  public var notices: [Notice] {
    (saveFailure.map { [.notSaved($0)] } ?? []) + session.notices
  }

  private mutating func perform(_ effect: GameSession.Effect) {
    switch effect {
    case .startRequest(let thought):
      if case .move = thought.task { thoughtStart = now() }
      source.start(thought)
    case .stopRequest: source.stop()
    case .hurryRequest: source.hurry()
    case .schedule(let event, let delay):
      let start = now()
      timer = (event, start, start + delay)
    case .unschedule: timer = nil
    case .save(let game): store.save(game)
    case .writeTranscript(let record, let name, let isReplacing):
      send(.transcriptHandled(transcripts.write(record, to: name, isReplacing: isReplacing)))
    case .prepareOpening: send(.openingPrepared(makeOpening()))
    }
  }
}
