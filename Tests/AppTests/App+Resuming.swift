import Archive
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

extension App.Effect {
  /// The request to a player that it stops, or nil.
  var stoppedRequest: RequestID? {
    if case .stop(let id, let job) = self, job.job is MoveRequest || job.job is PositionSearch {
      id
    } else {
      nil
    }
  }

  /// Whether it stops a job of a type.
  func stops<Kind: Job>(_ type: Kind.Type) -> Bool {
    if case .stop(_, let job) = self { job.job is Kind } else { false }
  }
}

extension [App.Effect] {
  var announcements: [GameSession.Announcement] {
    compactMap { if case .game(.announce(let announcement)) = $0 { announcement } else { nil } }
  }

  /// The effects other than announcements.
  var orders: [App.Effect] {
    filter { $0.announcement == nil }
  }

  /// The requests to players.
  var requests: [PlayerRequest] {
    compactMap(\.playerRequest)
  }

  /// The jobs of a type that are started.
  func started<Kind: Job>(_ type: Kind.Type) -> [(id: RequestID, job: Kind)] {
    compactMap { $0.started(type) }
  }

  func stops<Kind: Job>(_ type: Kind.Type) -> Bool { contains { $0.stops(type) } }

  /// The games that are archived.
  var archived: [SavedGame] {
    compactMap { if case .game(.archive(let game)) = $0 { game } else { nil } }
  }
}

extension PlayerRequest.Kind {
  /// Whether the request is for scores, and no move waits for its reply.
  var isAnalysis: Bool {
    if case .analysis = self { true } else { false }
  }
}

extension App {
  /// An app that resumes a record.
  static func resuming(
    _ record: GameRecord, dark: Mode = .manual, light: Mode = .manual,
    speed: AnimationSpeed = .normal, minimumThinkTime: Duration = .zero,
    identity: GameIdentity? = nil, timeControl: TimeControl? = nil
  ) -> App {
    let game = SavedGame(
      record: record, modes: Sides(dark: dark, light: light), identity: identity,
      timeControl: timeControl)
    let pace = GameSession.Pace(speed: speed, minimumThinkTime: minimumThinkTime)
    return begin(game, stored: game, pace: pace).app
  }

  /// An app that resumes a position, the start of its record.
  static func resuming(
    _ position: Position, dark: Mode = .manual, light: Mode = .manual,
    speed: AnimationSpeed = .normal, minimumThinkTime: Duration = .zero
  ) -> App {
    resuming(
      GameRecord(start: position), dark: dark, light: light, speed: speed,
      minimumThinkTime: minimumThinkTime)
  }

  /// An app that resumes a new game with these plies; all of them stand unless it is said
  /// otherwise.
  static func resuming(
    plies: String, standing: Int? = nil, dark: Mode = .manual, light: Mode = .manual,
    speed: AnimationSpeed = .normal
  ) throws -> App {
    let all = try GameRecord(start: .newGame, plies: plies)
    let record = all.standing(at: standing ?? all.plies.count)
    return resuming(record, dark: dark, light: light, speed: speed)
  }

  /// The identity of the step that is shown, or nil.
  var stepID: RequestID? { game.animation?.stepID }

  /// The identity of the request about the computer's move, if there is one.
  var moveRequestID: RequestID? {
    if case .thinking(let progress, _) = game.phase { progress.id } else { nil }
  }

  /// The identity of the request for a move, or else for a hint, that still searches; nil if none
  /// does.
  var liveRequest: RequestID? {
    switch game.phase {
    case .thinking(let progress, .searching), .thinking(let progress, .overdue): progress.id
    case .waiting(hint: .awaited), .waiting(hint: .found): analysis?.id
    case .waiting, .thinking, .animating, .passing, .over: nil
    }
  }

  /// Puts an overlay over the board, in place of what is there.
  mutating func cover(with overlay: Overlay) {
    self.overlay = overlay
    _ = noteHelp()
    // A search under way goes on until the next event.
    let searches = running.entries.filter { $0.job.job is PositionSearch }
    _ = reconcile()
    running.entries.removeAll { $0.job.job is PositionSearch }
    running.entries += searches
  }

  /// Handles an event, and returns its effects without the announcements.
  mutating func orders(after event: Event) -> [Effect] { handle(event).orders }

  /// Lets the frames of the move that is being shown elapse, to the last, and returns the effects
  /// of the last.
  @discardableResult
  mutating func finishAnimation() -> [Effect] {
    var effects: [Effect] = []
    while let id = stepID { effects = handle(.game(.stepElapsed(id))) }
    return effects
  }
}
