import Analysis
import EngineProtocols
import ReversiCore

/// The values that an option or an operand takes, as help, completions and messages name them.
package enum AllowedValues: Sendable, Hashable {
  /// The path of a file.
  case file
  /// The path of a file, or `-` for standard input.
  case source
  /// A position, or a source of positions. It may begin with a dash, as most boards do.
  case position
  /// Any text in UTF-8.
  case text
  /// The moves of a game, or the name of an opening.
  case moves
  case words([String])
  /// A protocol that an engine can speak.
  case engineProtocol
  /// A number in a range.
  case number(from: String, to: String)
  /// A decimal number of seconds in a range.
  case seconds(from: String, to: String)
  case level
  /// A named opening, or a random one of up to this many plies.
  case opening(longest: Int)
  /// An external engine, by its name or its command.
  case engine
  /// The time of each side for a game.
  case clock
  /// A side, and the name of a game to host.
  case host
  /// A machine, and the name of a game to join.
  case address
  /// The name of a hosted game.
  case linkName
  /// The path of a program on another machine.
  case remoteProgram
  /// Something else, described in English, such as "a square".
  case described(String)

  /// Whether a letter's width matters in them: they name files or programs, or hold any text.
  var areNames: Bool {
    switch self {
    case .file, .source, .position, .text, .engine: true
    case .moves, .words, .engineProtocol, .number, .seconds, .level, .opening, .linkName, .clock,
      .host, .address, .remoteProgram, .described:
      false
    }
  }

  /// The words, if only some are allowed.
  package var words: [String]? {
    switch self {
    case .words(let words): words
    case .engineProtocol: EngineProtocol.names
    default: nil
    }
  }

  /// The opening that is most like a mistyped one; nil if none is, or openings are not allowed.
  ///
  /// Other words are few enough for a message to name all of them.
  func nearest(to word: String) -> String? {
    guard case .opening = self else { return nil }
    return Opening.nearest(to: word)?.word
  }

  /// The range as help names it, such as `0 to 20`; nil for what is not a number.
  var range: String? {
    switch self {
    case .number(let minimum, let maximum), .seconds(let minimum, let maximum):
      "\(minimum) to \(maximum)"
    case .level: "\(Level.all.first?.number ?? 0) to \(Level.strongest.number)"
    case .opening(let longest): "0 to \(longest)"
    default: nil
    }
  }
}

extension Opening {
  /// The opening whose name is most like a mistyped one, or nil.
  package static func nearest(to name: String) -> Opening? {
    let word = all.map(\.word).nearest(to: name.lowercased())
    return all.first { $0.word == word }
  }
}

extension EngineProtocol {
  /// The names of all protocols.
  static var names: [String] { allCases.map(\.rawValue) }
}
