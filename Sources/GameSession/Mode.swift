import ReversiCore

/// The player that makes the moves of a side.
package enum Mode: Sendable, Hashable {
  /// The person at the keyboard.
  case manual
  /// The computer player.
  case computer
  /// An external engine from the settings or the command line.
  case externalEngine(ExternalEngineName)
  /// Another person, at another terminal.
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
