import GameSession
import Notation
import ReversiCore
import ReversiTesting

extension GameSession {
  static func resuming(
    _ record: GameRecord, dark: Mode = .manual, light: Mode = .manual,
    speed: AnimationSpeed = .normal, minimumThinkTime: Duration = .zero
  ) -> GameSession {
    let game = SavedGame(record: record, modes: Sides(dark: dark, light: light))
    let pace = Pace(speed: speed, minimumThinkTime: minimumThinkTime)
    return begin(game, stored: game, pace: pace).session
  }

  static func resuming(
    _ position: Position, dark: Mode = .manual, light: Mode = .manual,
    speed: AnimationSpeed = .normal, minimumThinkTime: Duration = .zero
  ) -> GameSession {
    resuming(
      GameRecord(start: position), dark: dark, light: light, speed: speed,
      minimumThinkTime: minimumThinkTime)
  }

  var stepID: RequestID? { animation?.stepID }

  var moveRequestID: RequestID? {
    if case .thinking(let progress, _) = phase { progress.id } else { nil }
  }

  mutating func orders(after event: Event) -> [Effect] { handle(event).orders }

  /// Shows a move to its last disk, and returns the effects of the last step.
  @discardableResult
  mutating func finishAnimation() -> [Effect] {
    var effects: [Effect] = []
    while let id = stepID { effects = handle(.stepElapsed(id)) }
    return effects
  }
}

extension [GameSession.Effect] {
  var announcements: [GameSession.Announcement] {
    compactMap { if case .announce(let announcement) = $0 { announcement } else { nil } }
  }

  /// The effects other than announcements.
  var orders: [GameSession.Effect] {
    filter { if case .announce = $0 { false } else { true } }
  }

  var archived: [SavedGame] {
    compactMap { if case .archive(let game) = $0 { game } else { nil } }
  }
}
