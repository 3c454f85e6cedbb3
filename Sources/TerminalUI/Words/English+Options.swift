import GameSession
import ReversiCore
import Words

/// What `--help` says.
struct English {}

// The command line.
extension English {
  var usage: String { "Usage: reversi [OPTION]..." }

  var usageTitle: String { "Usage: " }

  var subcommandsTitle: String { "Without a game, each with a --help of its own:" }

  var tagline: String { "Play Reversi in the terminal. The last game is resumed." }

  var closingNote: String {
    """
    In the game, ? shows the keys. Without --save, the game is kept in
    reversi/game under $XDG_STATE_HOME, or under ~/.local/state.
    """
  }

  var levelsNote: String {
    let kinds = Level.Kind.allCases.map { kind in
      "\(Words(.english).text(of: kind)) \(kind.numbers.lowerBound)-\(kind.numbers.upperBound)"
    }
    return "Levels: " + kinds.joined(separator: ", ") + "."
  }

  func placeholder(of option: ProgramOption.Name) -> String? {
    switch option {
    case .save, .load: "FILE"
    case .opening: "random:N"
    case .dark, .light: "MODE"
    case .darkEngine, .lightEngine: "ENGINE"
    case .darkLevel, .lightLevel, .seed, .level, .threads: "N"
    case .thinkTime, .moveTime, .darkMoveTime, .lightMoveTime: "SECONDS"
    case .format: "FORMAT"
    case .animation: "SPEED"
    case .color: "WHEN"
    case .glyphs: "KIND"
    case .disks: "SHAPE"
    case .theme: "NAME"
    case .language: "CODE"
    case .noBook, .preview, .bell, .noMouse, .noSpinner, .noTitle, .text, .spell, .printConfig,
      .ggf, .position, .board, .help, .version:
      nil
    }
  }

  func meaning(of option: ProgramOption) -> String {
    switch (option.subcommand, option.name) {
    case (.engine, .level): "how strong to play: 0 to 15; as the other program says"
    case (.analyze, .threads): "games to analyze at the same time; one a processor"
    case (.engine, .threads): "threads to search with; 1"
    default: meaning(of: option.name)
    }
  }

  private func meaning(of option: ProgramOption.Name) -> String {
    switch option {
    case .save: "the file that the game is kept in"
    case .load: "go on with the game in FILE; - for standard input"
    case .opening: "begin new games with N balanced random plies, 0 to 20"
    case .dark: "who plays Black: manual or computer; as saved"
    case .light: "who plays White: manual or computer; as saved"
    case .darkEngine: "Black's program: NAME, nboard COMMAND or gtp COMMAND"
    case .lightEngine: "the same for White"
    case .darkLevel: "how strong Black's computer plays: 0 (at random) to 15"
    case .lightLevel: "the same for White; both are 3 in a new game"
    case .darkMoveTime: "instead, Black's computer takes so long at most"
    case .lightMoveTime: "the same for White: 0.1 to 3600"
    case .noBook: "play and hint without the opening book"
    case .thinkTime: "how long the computer takes at least: 0 to 3600; 0.6"
    case .animation: "off, fast, normal or slow; normal"
    case .color: "auto, always or never; auto, which heeds NO_COLOR"
    case .glyphs: "auto, unicode or ascii; auto"
    case .disks: "auto, round or glyph; auto"
    case .theme: "classic, light, high-contrast, blue or mono; classic"
    case .language: "en, ja or auto, which heeds the locale; auto"
    case .preview: "mark what the move under the cursor would turn over"
    case .bell: "ring when it is the player's turn"
    case .noMouse: "leave the mouse to the terminal"
    case .noSpinner: "show that the computer thinks without anything moving"
    case .noTitle: "leave the window's title alone"
    case .text: "play in lines of text, without a screen"
    case .spell: "spell squares in lines of text: foxtrot 5"
    case .seed: "seed for the computer's random choices"
    case .ggf: "in the Generic Game Format"
    case .position: "the cells of the position, and the side to move"
    case .board: "the board, for people"
    case .level: "how far to look ahead: 0 to 15; 8"
    case .moveTime: "look for so long at each position instead: 0 to 3600"
    case .format: "text, or json with one line a game; text"
    case .threads: "threads to search with; as many as suit the processors"
    case .printConfig: "print what is set, and where"
    case .help: "print this help"
    case .version: "print the version"
    }
  }
}
