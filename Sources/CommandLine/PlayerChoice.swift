import GameSession
import Posix

/// Who plays a side, as options choose it.
package enum PlayerChoice: Sendable, Hashable {
  /// A mode. An external engine is known by its name.
  case mode(Mode)
  case started(ExternalEngineCommand)

  /// The external engine of a text: a command such as `gtp edax -l 12`, or a name; nil if it is
  /// neither.
  init?(engine text: SystemString) {
    if let command = ExternalEngineCommand(text.bytes) {
      self = .started(command)
    } else if let name = text.text.flatMap({ ExternalEngineName(chosen: $0) }) {
      self = .mode(.externalEngine(name))
    } else {
      return nil
    }
  }

  /// The external engine as settings hold it; nil for another mode.
  var engineText: String? {
    switch self {
    case .mode(let mode): mode.externalEngine?.text
    case .started(let command): command.text
    }
  }

  /// The mode; nil if the engine has no name yet.
  package var mode: Mode? {
    if case .mode(let mode) = self { mode } else { nil }
  }
}
