import Analysis
import Canvas
import EngineProtocols
import GameSession
import Link
import Notation
import Posix
import ReversiCore
import Words

/// How the person wants to play.
package struct Options: Sendable, Hashable {
  /// When the screen has colours.
  package enum ColorChoice: String, Sendable, CaseIterable {
    /// If the terminal has colours, and `NO_COLOR` does not forbid them.
    case auto
    /// If the terminal has colours.
    case always
    case never
  }

  /// The characters that disks, lines and marks are drawn with.
  package enum GlyphChoice: String, Sendable, CaseIterable {
    /// Unicode if the terminal probably shows it in one column, else ASCII.
    case auto
    /// Disks, blocks and lines.
    case unicode
    case ascii
  }

  /// How disks are drawn on the board.
  package enum DiskChoice: String, Sendable, CaseIterable {
    /// Round if the terminal can show it and has enough room, else as characters.
    case auto
    /// Round, made of half blocks.
    case round
    /// As characters, which need fewer bytes on a slow line.
    case glyph
  }

  /// Whether the coach speaks during a game on the screen.
  package enum CoachChoice: String, Sendable, CaseIterable {
    case on, off
  }

  package enum LanguageChoice: String, Sendable, CaseIterable {
    case auto
    case english = "en"
    case japanese = "ja"
  }

  /// The path of the file that the game is kept in, as bytes; nil for the usual one.
  package var save: [UInt8]?
  /// The path of the file with the game to continue, as bytes; `-` for standard input; nil for the
  /// saved game.
  package var load: [UInt8]?
  /// Whether games that have ended or were given up are kept in the archive.
  package var hasArchive = true
  /// The opening of each new game; nil for the new-game board.
  package var opening: OpeningChoice?
  /// The player of each side at the start; nil for the player of the saved game.
  package var players = Sides<PlayerChoice?>(dark: nil, light: nil)
  /// The names of the people who play each side; nil for none, or those of the saved game.
  package var names = Sides<String?>(dark: nil, light: nil)
  /// The limits of each side's computer at the start; nil for those of the saved game.
  package var moveLimits = Sides<MoveLimit?>(dark: nil, light: nil)
  /// The time of each side in a game; nil for that of the saved game, or for none in a new one.
  package var clock: ClockChoice?
  /// The game that the person hosts for another person; nil for none.
  package var host: HostChoice?
  /// The address at which the person joins a game; nil for none.
  package var join: LinkAddress?
  /// The command that connects with another machine; nil for ssh.
  package var ssh: String?
  /// The path of this program on the other machine; nil for the one that its shell finds.
  package var remoteProgram: String?
  /// Whether hints and the upper levels use the opening book.
  package var hasBook = true
  /// The minimum time that the computer takes for a move, so that the person can follow.
  package var thinkTime: Duration = .milliseconds(600)
  /// The speed at which disks turn over.
  package var animation: AnimationSpeed = .normal
  package var color: ColorChoice = .auto
  package var glyphs: GlyphChoice = .auto
  package var disks: DiskChoice = .auto
  /// The colours of board and disks.
  package var theme: ThemeName = .auto
  package var language: LanguageChoice = .auto
  package var coach: CoachChoice = .on
  /// Whether to mark the disks that the move under the cursor would turn over.
  package var hasPreview = false
  /// Whether the board is turned by 180°.
  package var isTurned = false
  /// Whether the bell rings when it is the person's turn.
  package var hasBell = false
  package var hasMouse = true
  /// Whether the game is played in lines of text, without a screen.
  package var isText = false
  /// Whether lines of text spell squares, such as "foxtrot 5".
  package var isSpelling = false
  /// The seed for the computer's random choices; nil for a different one each time.
  package var seed: UInt64?
  /// The number of threads that search; nil for a number that suits the processors.
  package var threads: Int?
  package var tool = ToolOptions()

  package init() {}
}

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

  /// The name of a subcommand is no file: `./show` is one.
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
      coachName, "CHOICE", .word, at: \.coach,
      "on: the coach remarks on bad moves against levels 0 to 9, and hints begin with an idea; off"),
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

  static let loadName = "load"

  static let engineNames = Sides(dark: "black-engine", light: "white-engine")

  static let save = Option<Options>(
    "save", "FILE", .path, at: \.save, "the file that the game is kept in", isSetting: false)

  /// The name of the option, and of the setting, that turns the board.
  package static let turnedName = "turned"

  /// The name of the option, and of the setting, that switches the coach.
  package static let coachName = "coach"

  /// The name of the option, and of the setting, that chooses the theme.
  package static let themeName = "theme"

  static let theme = Option<Options>(
    themeName, "NAME", .word, at: \.theme, subject: "the colours of the board:")

  static let noBook = Option<Options>(
    "no-book", at: \.hasBook, "play and hint without the opening book")
}

/// Who plays a side, as options choose it.
package enum PlayerChoice: Sendable, Hashable {
  /// A mode. An external engine is known by its name.
  case mode(Mode)
  case started(ExternalEngineCommand)

  /// Reads a command such as `gtp edax -l 12`, or a name.
  init?(engine text: SystemString) {
    if let command = ExternalEngineCommand(text.bytes) {
      self = .started(command)
    } else if let name = text.text.flatMap({ ExternalEngineName(chosen: $0) }) {
      self = .mode(.externalEngine(name))
    } else {
      return nil
    }
  }

  /// As settings hold it; nil for another mode.
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

/// How new games begin.
package enum OpeningChoice: Sendable, Hashable {
  /// With this number of random plies that leave neither side ahead.
  case random(plies: Int)
  case named(Opening)
}

/// The clock of a game, as the person chooses it.
package enum ClockChoice: Sendable, Hashable {
  case none
  /// This time for each side.
  case timed(TimeControl)

  /// The time for each side, or nil.
  package var timeControl: TimeControl? {
    if case .timed(let control) = self { control } else { nil }
  }
}

/// A game that the person wants to host: `[white|black] [NAME]`.
package struct HostChoice: Sendable, Hashable {
  /// The side of the person here; nil for the side in the previous game, or Black.
  package let side: Disk?
  package let name: LinkName

  package init(side: Disk? = nil, name: LinkName = .standard) {
    (self.side, self.name) = (side, name)
  }

  /// Reads a side and a name. Both can be missing. Nil for anything else.
  init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    switch words.first {
    case Self.dark: side = .dark
    case Self.light: side = .light
    default: side = nil
    }
    if side != nil { words.removeFirst() }
    guard words.count <= 1 else { return nil }
    guard let word = words.first else {
      name = .standard
      return
    }
    guard let name = LinkName(word) else { return nil }
    self.name = name
  }

  private static let dark = "black"
  private static let light = "white"

  var text: String {
    let side = side.map { $0 == .dark ? Self.dark : Self.light }
    return [side, name == .standard ? nil : name.text].compactMap(\.self).joined(separator: " ")
  }
}
