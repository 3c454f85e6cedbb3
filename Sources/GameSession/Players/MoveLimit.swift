import ReversiCore

/// The limit of the moves of a side's computer, as the player sets it.
public enum MoveLimit: Sendable, Hashable {
  /// A level.
  case level(Level)
  /// A time for each move.
  case moveTime(Duration)

  /// What a side starts with.
  public static let standard = MoveLimit.level(.standard)

  /// The times that a move may be given.
  public static let moveTimes = Duration.milliseconds(100)...Duration.seconds(3600)

  /// The time for each move from a decimal number of seconds; nil if it is not among `moveTimes`.
  public init?(moveTime text: String) {
    guard let time = Duration(seconds: text), Self.moveTimes.contains(time) else { return nil }
    self = .moveTime(time)
  }

  /// The level; nil if a move has its time.
  public var level: Level? {
    if case .level(let level) = self { level } else { nil }
  }

  /// The time of a move; nil if there is a level.
  public var moveTime: Duration? {
    if case .moveTime(let time) = self { time } else { nil }
  }

  /// The next stronger level, after the strongest the weakest; after a time the standard level.
  public var next: MoveLimit { level.map { .level($0.next) } ?? .standard }

  /// The level `step` levels higher, if there is one; the standard level in place of a time.
  public func raised(by step: Int) -> MoveLimit? {
    guard let level else { return .standard }
    return Level(level.number + step).map { .level($0) }
  }
}
