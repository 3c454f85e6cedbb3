import Archive
import Notation
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

extension App.Effect {
  var stoppedRequest: RequestID? {
    if case .stop(let id, let job) = self, job.job is MoveRequest || job.job is PositionSearch {
      id
    } else {
      nil
    }
  }

  func stops<Kind: Job>(_ type: Kind.Type) -> Bool {
    if case .stop(_, let job) = self { job.job is Kind } else { false }
  }
}

extension [App.Effect] {
  var announcements: [GameSession.Announcement] {
    compactMap { if case .game(.announce(let announcement)) = $0 { announcement } else { nil } }
  }

  var orders: [App.Effect] {
    filter { $0.announcement == nil }
  }

  var requests: [PlayerRequest] {
    compactMap(\.playerRequest)
  }

  func started<Kind: Job>(_ type: Kind.Type) -> [(id: RequestID, job: Kind)] {
    compactMap { $0.started(type) }
  }

  func stops<Kind: Job>(_ type: Kind.Type) -> Bool { contains { $0.stops(type) } }

  var archived: [SavedGame] {
    compactMap { if case .game(.archive(let game)) = $0 { game } else { nil } }
  }
}

extension PlayerRequest.Kind {
  /// No move waits for the reply.
  var isAnalysis: Bool {
    switch self {
    case .move: false
    case .analysis, .review: true
    }
  }
}

extension App {
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

  static func resuming(
    _ position: Position, dark: Mode = .manual, light: Mode = .manual,
    speed: AnimationSpeed = .normal, minimumThinkTime: Duration = .zero
  ) -> App {
    resuming(
      GameRecord(start: position), dark: dark, light: light, speed: speed,
      minimumThinkTime: minimumThinkTime)
  }

  /// All plies stand unless it is said otherwise.
  static func resuming(
    plies: String, standing: Int? = nil, dark: Mode = .manual, light: Mode = .manual,
    speed: AnimationSpeed = .normal
  ) throws -> App {
    let all = try GameRecord(start: .newGame, plies: plies)
    let record = all.standing(at: standing ?? all.plies.count)
    return resuming(record, dark: dark, light: light, speed: speed)
  }

  var stepID: RequestID? { game.animation?.stepID }

  var moveRequestID: RequestID? {
    if case .thinking(let progress, _) = game.phase { progress.id } else { nil }
  }

  var liveRequest: RequestID? {
    switch game.phase {
    case .thinking(let progress, .searching), .thinking(let progress, .overdue): progress.id
    case .waiting(hint: .awaited), .waiting(hint: .found): analysis?.id
    case .waiting, .thinking, .animating, .passing, .over: nil
    }
  }

  /// The overlay takes the place of what is there.
  mutating func cover(with overlay: Overlay) {
    self.overlay = overlay
    _ = noteHelp()
    // A search under way goes on until the next event.
    let searches = running.entries.filter { $0.job.job is PositionSearch }
    _ = reconcile()
    running.entries.removeAll { $0.job.job is PositionSearch }
    running.entries += searches
  }

  mutating func orders(after event: Event) -> [Effect] { handle(event).orders }

  /// Returns the effects of the last frame.
  @discardableResult
  mutating func finishAnimation() -> [Effect] {
    var effects: [Effect] = []
    while let id = stepID { effects = handle(.game(.stepElapsed(id))) }
    return effects
  }
}
