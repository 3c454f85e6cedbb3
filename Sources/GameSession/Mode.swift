import Analysis
import ReversiCore

/// The player that makes the moves of a side.
package enum Mode: Sendable, Hashable {
  case manual
  case computer
  /// From the settings or the command line.
  case externalEngine(ExternalEngineName)
  case otherPerson

  /// The modes that need nothing beside this program.
  package static let own: [Mode] = [.manual, .computer]

  /// All modes that the person can choose with these external engines, in the order of choice.
  package static func all(with engines: [ExternalEngineName]) -> [Mode] {
    own + engines.map { .externalEngine($0) }
  }

  /// Whether a program computes the moves.
  package var isComputed: Bool {
    switch self {
    case .computer, .externalEngine: true
    case .manual, .otherPerson: false
    }
  }

  package var externalEngine: ExternalEngineName? {
    if case .externalEngine(let name) = self { name } else { nil }
  }
}

/// The name by which the person knows an external engine.
///
/// Any text without a line end. A saved game may name an engine that no settings could name.
package struct ExternalEngineName: Sendable, Hashable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}

/// The limit for the moves of a side's computer, as the person sets it.
package enum MoveLimit: Sendable, Hashable {
  case level(Level)
  case moveTime(Duration)

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

extension Duration {
  /// A time from a decimal number of seconds, up to an hour and to the millisecond; nil if the text
  /// is not such a number.
  package init?(seconds text: String) {
    // Double also accepts exponents, hexadecimal digits, and infinity.
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let seconds = Double(text), seconds <= 3600
    else { return nil }
    self = .milliseconds(Int((seconds * 1000).rounded()))
  }

  /// The time in seconds, without superfluous decimals.
  package var secondsText: String {
    let text = String(self / .seconds(1))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
