import ReversiCore

/// Who makes the moves of a side.
public enum Mode: Sendable, Hashable {
  /// The person at the keyboard.
  case manual
  /// The computer player.
  case computer
  /// An external engine from the settings or the command line.
  case externalEngine(ExternalEngineName)

  /// The modes that need no external engine.
  public static let own: [Mode] = [.manual, .computer]

  /// All modes that the person can choose with these external engines, in the order of choice.
  public static func all(with engines: [ExternalEngineName]) -> [Mode] {
    own + engines.map { .externalEngine($0) }
  }

  /// The external engine, or nil.
  public var externalEngine: ExternalEngineName? {
    if case .externalEngine(let name) = self { name } else { nil }
  }
}
