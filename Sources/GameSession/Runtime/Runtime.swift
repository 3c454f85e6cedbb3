import ReversiCore

/// Performs the session's effects: one timer, requests to players, saves and transcripts.
///
/// Owned by one thread, which sends events, calls `advance` when `nextDeadline` has come, and collects
/// the announcements. Times are durations since any fixed moment, by the clock that is passed in.
public struct Runtime {
  /// The game and its rules.
  public private(set) var session: GameSession
  /// Where the game is kept.
  private let store: any SavedGameStore
  private let player: any Player
  private let transcripts: any TranscriptStore
  private let prepareOpening: () -> Void
  private let now: () -> Duration
  /// The event that is sent next by itself, since when it waits, and when it is sent.
  private var timer: (event: GameSession.Event, start: Duration, deadline: Duration)?
  /// When the last request for a move was started.
  private var moveRequestTime: Duration = .zero
  /// The announcements that have not been collected.
  private var announcements: [GameSession.Announcement] = []

  private init(
    session: GameSession, store: any SavedGameStore, player: any Player,
    transcripts: any TranscriptStore, prepareOpening: @escaping () -> Void,
    now: @escaping () -> Duration
  ) {
    self.session = session
    self.store = store
    self.player = player
    self.transcripts = transcripts
    self.prepareOpening = prepareOpening
    self.now = now
  }

  /// Starts or resumes a game: saves it, and sends a request if a computer is to move.
  ///
  /// - Parameters:
  ///   - game: The game to start with.
  ///   - stored: What the store holds now, if anything; the game is saved if that differs.
  ///   - question: What the player is asked first.
  ///   - nextGame: The record that the next new game starts with.
  ///   - pace: How long things are shown.
  ///   - engines: The external engines that the player can choose.
  ///   - store: Where the game is kept.
  ///   - source: Who moves for a side that is not Manual.
  ///   - transcripts: Where transcripts are written to.
  ///   - prepareOpening: Starts to prepare the opening of the next new game, without waiting for it.
  ///     It arrives as the event `openingPrepared`.
  ///   - now: The time.
  public static func start(
    game: SavedGame, stored: SavedGame?, asking question: Question? = nil,
    nextGame: GameRecord = GameRecord(), pace: GameSession.Pace,
    engines: [ExternalEngineName] = [], store: any SavedGameStore, source: any Player,
    transcripts: any TranscriptStore, prepareOpening: @escaping () -> Void = {},
    now: @escaping () -> Duration
  ) -> Runtime {
    let (session, effects) = GameSession.begin(
      game, stored: stored, asking: question, nextGame: nextGame, pace: pace, engines: engines)
    var runtime = Runtime(
      session: session, store: store, player: source, transcripts: transcripts,
      prepareOpening: prepareOpening, now: now)
    for effect in effects { _ = runtime.perform(effect) }
    return runtime
  }

  /// Tells the session what happened, and performs the effects. The events that follow from them at
  /// once are sent after them.
  public mutating func send(_ event: GameSession.Event) {
    var events = [event]
    while !events.isEmpty {
      for effect in session.handle(events.removeFirst()) {
        if let event = perform(effect) { events.append(event) }
      }
    }
  }

  /// Takes out what has been announced since the last call, in order.
  public mutating func collectAnnouncements() -> [GameSession.Announcement] {
    defer { announcements = [] }
    return announcements
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
    session.thinkingSide == nil ? nil : now() - moveRequestTime
  }

  /// Performs an effect, and returns the event that follows from it at once, if one does.
  private mutating func perform(_ effect: GameSession.Effect) -> GameSession.Event? {
    switch effect {
    case .announce(let announcement): announcements.append(announcement)
    case .startRequest(let request):
      if case .move = request.task { moveRequestTime = now() }
      player.start(request)
    case .stopRequest: player.stop()
    case .hurryRequest: player.hurry()
    case .schedule(let event, let delay):
      let start = now()
      timer = (event, start, start + delay)
    case .unschedule: timer = nil
    case .save(let game): store.save(game)
    case .writeTranscript(let record, let name, let isReplacing):
      return .transcriptHandled(transcripts.write(record, to: name, isReplacing: isReplacing))
    case .prepareOpening: prepareOpening()
    }
    return nil
  }
}
