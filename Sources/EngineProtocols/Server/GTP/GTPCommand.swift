/// The commands of the Go Text Protocol, version 2, that apply to Othello, and those that Othello
/// programs have added.
enum GTPCommand: String, CaseIterable {
  case protocolVersion = "protocol_version"
  case name
  case version
  case knownCommand = "known_command"
  case listCommands = "list_commands"
  case quit
  case boardSize = "boardsize"
  case clearBoard = "clear_board"
  case komi
  case play
  case genmove
  case regGenmove = "reg_genmove"
  case undo
  case timeSettings = "time_settings"
  case timeLeft = "time_left"
  case finalScore = "final_score"
  case showBoard = "showboard"
  /// Sent by programs that know several games, as is `set_game`.
  case listGames = "list_games"
  case setGame = "set_game"
  /// Sets up a position or a game, given in any known notation.
  case setBoard = "setboard"
}

/// A line of the Go Text Protocol.
struct GTPLine: Hashable {
  /// The number that the answer repeats, as written; empty if there is none.
  let id: String
  /// The name of the command, which may be unknown.
  let name: String
  /// The words after the name.
  let arguments: [String]

  /// Whether the command ends the program.
  var isQuit: Bool { name == GTPCommand.quit.rawValue }

  /// Parses a line; nil if it is empty apart from control characters and a comment.
  init?(_ line: String) {
    let kept = line.unicodeScalars.prefix { $0 != "#" }.compactMap { scalar -> Unicode.Scalar? in
      if scalar == "\t" { return " " }
      return scalar.value < 32 || scalar.value == 127 ? nil : scalar
    }
    let text = String(String.UnicodeScalarView(kept))
    var words = text.split(separator: " ").map(String.init)[...]
    guard let first = words.first else { return nil }
    if first.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) }) {
      id = first
      words = words.dropFirst()
    } else {
      id = ""
    }
    name = words.first ?? ""
    arguments = Array(words.dropFirst())
  }
}
