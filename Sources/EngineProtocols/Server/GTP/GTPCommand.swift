/// The commands of the Go Text Protocol, version 2, that mean something in Othello, and those that
/// Othello programs have added to them.
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
  /// Programs that know several games ask for these two.
  case listGames = "list_games"
  case setGame = "set_game"
  /// Sets a position up, or a game: what follows is one in any notation that is known.
  case setBoard = "setboard"
}

/// A line of the Go Text Protocol.
struct GTPLine: Hashable {
  /// The number that the answer has to repeat, as it was written; empty if there is none.
  let id: String
  /// The name of the command, known or not.
  let name: String
  /// What follows it.
  let arguments: [String]

  /// Whether it asks for the end.
  var isQuit: Bool { name == GTPCommand.quit.rawValue }

  /// The command of a line; nil if nothing is left without control characters and comment.
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
