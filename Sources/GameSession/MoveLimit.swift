import Analysis
import ReversiCore

/// The limit for the moves of a side's computer, as the person sets it.
package enum MoveLimit: Sendable, Hashable {
  case level(Level)
  case moveTime(Duration)

  /// The initial limit of a side.
  package static let standard = MoveLimit.level(.standard)

  /// The valid times for a move.
  package static let moveTimes = Duration.milliseconds(100)...Duration.seconds(3600)

  /// The time for each move, from a decimal number of seconds; nil if it is not in `moveTimes`.
  package init?(moveTime text: String) {
    guard let time = Duration(seconds: text), Self.moveTimes.contains(time) else { return nil }
    self = .moveTime(time)
  }

  package var level: Level? {
    if case .level(let level) = self { level } else { nil }
  }

  package var moveTime: Duration? {
    if case .moveTime(let time) = self { time } else { nil }
  }

  /// The next stronger level; the weakest level after the strongest, and the standard level after a
  /// time.
  package var next: MoveLimit { level.map { .level($0.next) } ?? .standard }

  /// The level `step` levels higher, if there is one; the standard level in place of a time.
  package func raised(by step: Int) -> MoveLimit? {
    guard let level else { return .standard }
    return Level(level.number + step).map { .level($0) }
  }
}
