import ReversiCore
import TerminalUI

/// Who plays in a match, as the command line says it.
enum ContestantDescription: Sendable {
  /// A level of the game's computer player.
  case level(Level)
  /// The scripted casual player.
  case casual
  /// Another program, by what it speaks and the command that starts it.
  case program(ExternalEngineCommand)

  /// What texts there are.
  static let allowed = "'level N', 'casual', 'gtp COMMAND' or 'nboard COMMAND'"

  /// What a text describes; nil if that is nobody.
  init?(_ text: String) {
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    if word == "level", let level = Int(rest).flatMap({ Level($0) }) {
      self = .level(level)
    } else if text == "casual" {
      self = .casual
    } else if let command = ExternalEngineCommand(Array(text.utf8)) {
      self = .program(command)
    } else {
      return nil
    }
  }
}

extension Parameter where Value == ContestantDescription {
  /// One of the two who play.
  static func contestant(_ name: String, standard: Level) -> Parameter {
    Parameter(
      entry: Syntax.Entry(
        name: name, placeholder: "ENGINE", summary: ContestantDescription.allowed,
        standard: "level \(standard.number)"),
      standard: .level(standard)
    ) { word in
      guard let description = ContestantDescription(word) else {
        throw ArgumentError.badValue(word, of: name, allowed: ContestantDescription.allowed)
      }
      return description
    }
  }
}
