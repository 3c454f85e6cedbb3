import Analysis
import EngineProtocols
import GameSession
import ReversiCore

extension Options {
  /// The options of the game, in the order in which help lists them.
  package static let syntax = CommandSyntax<Options>(
    "reversi", "Play Reversi in the terminal. The last game is resumed.", explanation: "",
    initial: Options(), operands: [game], options: table,
    printing: [
      Option("print-config", prints: .configuration, "print what is set, and where"),
      .help,
      Option("version", letter: "V", prints: .version, "print the version"),
    ])

  /// The operand that opens a game. The name of a subcommand does not: `./show` is a file.
  private static let game = Option<Options>(
    "FILE", "FILE", .gamePath, at: \.load, "the game to go on with, as with --\(loadName)",
    standard: "the saved game")

  private static let table: [Option<Options>] = [
    save,
    Option(
      loadName, "FILE", .path, at: \.load, "go on with the game in FILE; - for standard input",
      isSetting: false),
    Option("no-archive", at: \.hasArchive, "add no games to the archive"),
    Option(
      "opening", "NAME", .opening, at: \.opening,
      "begin new games with an opening such as tiger, or random:N for N balanced random plies, "
        + ValueForm<OpeningChoice>.opening.range),
    Option(
      "black", "MODE", .mode, at: \.players.dark, "who plays Black: manual or computer",
      standard: "as saved"),
    Option(
      "white", "MODE", .mode, at: \.players.light, "who plays White: manual or computer",
      standard: "as saved"),
    Option(
      "black-name", "NAME", .playerName, at: \.names.dark, "the name of the person who plays Black"),
    Option("white-name", "NAME", .playerName, at: \.names.light, "the same for White"),
    Option(
      engineNames.dark, "ENGINE", .engine, at: \.players.dark,
      "Black's engine: NAME, \(EngineProtocol.names.map { "\($0) COMMAND" }.joined(separator: " or "))"
    ),
    Option(
      engineNames.light, "ENGINE", .engine, at: \.players.light, "the same for White"),
    Option(
      "black-level", "N", .level, at: \.moveLimits.dark,
      "how strong Black's computer plays: 0 (at random) to \(Level.strongest.number)",
      standard: standardLevel),
    Option(
      "white-level", "N", .level, at: \.moveLimits.light, "the same for White",
      standard: standardLevel),
    Option(
      "black-move-time", "SECONDS", .moveTime, at: \.moveLimits.dark,
      "Black's time limit for a move, instead of a level"),
    Option(
      "white-move-time", "SECONDS", .moveTime, at: \.moveLimits.light,
      "the same for White: \(ValueForm<MoveLimit>.moveTime.range)"),
    Option(
      "clock", "TIME", .clock, at: \.clock,
      "minutes for each side, such as 5, or 5+3 with seconds for each move; none without",
      standard: "as saved"),
    Option(
      "host", "[SIDE] [NAME]", .host, at: \.host,
      "wait for another person to play; you have SIDE, and NAME tells several games apart",
      isSetting: false, optionalWords: 2),
    Option(
      "join", "[USER@HOST][:NAME]", .address, at: \.join,
      "play the game that another person hosts, on another machine through ssh",
      isSetting: false, optionalWords: 1),
    Option(
      "ssh", "COMMAND", .words, at: \.ssh,
      "the command that connects with another machine", standard: "ssh"),
    Option(
      "remote-program", "PATH", .remoteProgram, at: \.remoteProgram,
      "the path of reversi on the other machine", standard: "reversi"),
    noBook,
    Option(
      "think-time", "SECONDS", .seconds, at: \.thinkTime,
      "how long the computer takes at least: \(ValueForm<Duration>.seconds.range)"),
    Option("animation", "SPEED", .word, at: \.animation, subject: "how fast disks turn over:"),
    Option(
      "color", "WHEN", .word, at: \.color, standard: "auto, which respects NO_COLOR",
      subject: "whether colours are used:"),
    Option(
      "glyphs", "KIND", .word, at: \.glyphs,
      subject: "the characters that the screen is drawn with:"),
    Option("disks", "SHAPE", .word, at: \.disks, subject: "how disks are drawn:"),
    theme,
    Option(
      "language", "CODE", .word, at: \.language, "en, ja or auto, which follows the locale",
      subject: "the language:"),
    Option(
      "preview", at: \.hasPreview,
      "mark what the move under the cursor would turn over, after the first three games, too"),
    Option(turnedName, at: \.isTurned, "turn the board around, with its names"),
    Option("bell", at: \.hasBell, "ring when it is the player's turn"),
    Option("no-mouse", at: \.hasMouse, "leave the mouse to the terminal"),
    Option("text", at: \.isText, "play in lines of text, without a screen", isSetting: false),
    Option("spell", at: \.isSpelling, "spell squares in lines of text: foxtrot 5"),
    Option(
      "seed", "N", .number(in: 0...UInt64.max), at: \.seed,
      "seed for the computer's random choices"),
    Option(
      "threads", "N", .threads, at: \.threads, "threads to search with",
      standard: "as many as suit the processors"),
  ]

  private static let standardLevel = "\(Level.standard.number) in a new game"

  /// The name of the option that opens a game.
  static let loadName = "load"

  /// The names of the options that choose external engines.
  static let engineNames = Sides(dark: "black-engine", light: "white-engine")

  /// `--save`, which subcommands share.
  static let save = Option<Options>(
    "save", "FILE", .path, at: \.save, "the file that the game is kept in", isSetting: false)

  /// The name of the option, and of the setting, that turns the board.
  package static let turnedName = "turned"

  /// The name of the option, and of the setting, that chooses the theme.
  package static let themeName = "theme"

  /// `--theme`, which subcommands share.
  static let theme = Option<Options>(
    themeName, "NAME", .word, at: \.theme, subject: "the colours of the board:")

  /// `--no-book`, which subcommands share.
  static let noBook = Option<Options>(
    "no-book", at: \.hasBook, "play and hint without the opening book")
}
