import Posix

/// A command line that asks for nothing that can be done; told in one line, with status 2.
enum ArgumentError: Error, Equatable {
  /// There is no command, or only the name of a group of commands.
  case noCommand(known: [String])
  /// The word names no command.
  case unknownCommand(String, known: [String])
  /// The command has no such option.
  case unknownOption(String)
  /// The word is the beginning of several options.
  case ambiguousOption(String, known: [String])
  /// The option is the last word.
  case missingValue(String)
  /// The option has a value, but takes none.
  case unexpectedValue(String)
  /// The command takes fewer words.
  case unexpectedWord(String)
  /// The value is not one of those that are allowed.
  case badValue(String, of: String, allowed: String)
}

extension ArgumentError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCommand(let known): "no command: one of \(known.joined(separator: ", "))"
    case .unknownCommand(let word, let known):
      "unknown command '\(word.onOneLine)': one of \(known.joined(separator: ", "))"
    case .unknownOption(let word): "unknown option '\(word.onOneLine)'"
    case .ambiguousOption(let word, let known):
      "ambiguous option '\(word.onOneLine)': one of \(known.joined(separator: ", "))"
    case .missingValue(let option): "\(option) needs a value"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .unexpectedWord(let word): "unexpected argument '\(word.onOneLine)'"
    case .badValue(let value, let name, let allowed):
      "\(name) must be \(allowed), not '\(value.onOneLine)'"
    }
  }
}

extension String {
  /// The text with control characters by their codes.
  var onOneLine: String { SystemString(self).description }
}
