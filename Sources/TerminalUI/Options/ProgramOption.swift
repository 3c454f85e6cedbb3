import GameSession
import ReversiCore

/// An option of the command line: one row of the table from which options are read, and from which
/// the help of the program and the README's table are made.
public struct ProgramOption: Sendable {
  /// The long name of an option.
  public enum Name: String, Sendable, CaseIterable {
    case save
    case load
    case opening
    case dark
    case light
    case darkEngine = "dark-engine"
    case lightEngine = "light-engine"
    case darkLevel = "dark-level"
    case lightLevel = "light-level"
    case darkMoveTime = "dark-move-time"
    case lightMoveTime = "light-move-time"
    case noBook = "no-book"
    case thinkTime = "think-time"
    case animation
    case color
    case glyphs
    case disks
    case theme
    case language
    case preview
    case bell
    case noMouse = "no-mouse"
    case noSpinner = "no-spinner"
    case noTitle = "no-title"
    case text
    case spell
    case seed
    case ggf
    case position
    case board
    case level
    case moveTime = "move-time"
    case format
    case threads
    case printConfig = "print-config"
    case help
    case version

    /// The name as it is written.
    public var written: String { "--" + rawValue }
  }

  /// What an option takes for a value.
  public enum ValueKind: Sendable, Hashable {
    /// The path of a file.
    case file
    /// How many plies of a random opening.
    case opening
    /// One of these words.
    case words([String])
    /// Another program, by its name or its command.
    case engine
    /// A level.
    case level
    /// A decimal number of seconds, up to an hour.
    case seconds
    /// The same for a computer's move, which takes some time at least.
    case moveTime
    /// A number of 64 bits.
    case seed
    /// A number of threads.
    case threads
  }

  /// What is printed instead of playing.
  public enum Information: Sendable, Hashable {
    /// How the program is used.
    case help
    /// The version.
    case version
    /// The options in force, and where each comes from.
    case configuration
  }

  /// What an option does.
  enum Effect: Sendable {
    /// It asks for something to be printed.
    case print(Information)
    /// It sets something.
    case flag(@Sendable (inout Options) -> Void)
    /// It sets something to a value, unless that is not suitable.
    case value(ValueKind, @Sendable (inout Options, OptionValue) -> Bool)
  }

  /// Its long name.
  public let name: Name
  /// The ASCII letter that may stand for it, if one may.
  public let letter: Character?
  /// What it does.
  let effect: Effect
  /// The subcommand whose option it is, where it means something else elsewhere.
  var subcommand: Subcommand?

  /// What it takes for a value; nil if it takes none.
  public var value: ValueKind? {
    if case .value(let kind, _) = effect { kind } else { nil }
  }

  /// What it asks to be printed, if it does.
  public var information: Information? {
    if case .print(let information) = effect { information } else { nil }
  }

  /// Whether it can stand in the settings file: what is about one start of the program cannot.
  public var isSetting: Bool {
    switch name {
    case .save, .load, .text, .printConfig, .help, .version: false
    default: true
    }
  }

  /// All options of the game, in the order in which help lists them.
  public static let all: [ProgramOption] = [
    save,
    takes(.load, .file) { set($1.path, to: &$0.load) },
    takes(.opening, .opening) { set($1.opening, to: &$0.opening) },
    takes(.dark, .words(Mode.own.map(\.optionWord))) { set($1.mode, of: .dark, in: &$0) },
    takes(.light, .words(Mode.own.map(\.optionWord))) { set($1.mode, of: .light, in: &$0) },
    takes(.darkEngine, .engine) { set($1.engine, of: .dark, in: &$0) },
    takes(.lightEngine, .engine) { set($1.engine, of: .light, in: &$0) },
    takes(.darkLevel, .level) { set($1.level, to: &$0.moveLimits.dark) },
    takes(.lightLevel, .level) { set($1.level, to: &$0.moveLimits.light) },
    takes(.darkMoveTime, .moveTime) { set($1.moveTime, to: &$0.moveLimits.dark) },
    takes(.lightMoveTime, .moveTime) { set($1.moveTime, to: &$0.moveLimits.light) },
    flag(.noBook) { $0.hasBook = false },
    takes(.thinkTime, .seconds) { set($1.seconds, to: &$0.thinkTime) },
    takes(.animation, words(of: AnimationSpeed.self)) { set($1.choice(), to: &$0.animation) },
    takes(.color, words(of: Options.ColorChoice.self)) { set($1.choice(), to: &$0.color) },
    takes(.glyphs, words(of: Options.GlyphChoice.self)) { set($1.choice(), to: &$0.glyphs) },
    takes(.disks, words(of: Options.DiskChoice.self)) { set($1.choice(), to: &$0.disks) },
    takes(.theme, words(of: ThemeName.self)) { set($1.choice(), to: &$0.theme) },
    takes(.language, words(of: Options.LanguageChoice.self)) { set($1.choice(), to: &$0.language) },
    flag(.preview) { $0.hasPreview = true },
    flag(.bell) { $0.hasBell = true },
    flag(.noMouse) { $0.hasMouse = false },
    flag(.noSpinner) { $0.hasSpinner = false },
    flag(.noTitle) { $0.hasTitle = false },
    flag(.text) { $0.isText = true },
    flag(.spell) { $0.isSpelling = true },
    takes(.seed, .seed) { set($1.seed, to: &$0.seed) },
    takes(.threads, .threads) { set($1.threads, to: &$0.threads) },
    ProgramOption(name: .printConfig, letter: nil, effect: .print(.configuration)),
    help,
    ProgramOption(name: .version, letter: "V", effect: .print(.version)),
  ]

  static let save = takes(.save, .file) { set($1.path, to: &$0.save) }
  static let help = ProgramOption(name: .help, letter: "h", effect: .print(.help))

  static func takes(
    _ name: Name, _ kind: ValueKind, of subcommand: Subcommand? = nil,
    set: @escaping @Sendable (inout Options, OptionValue) -> Bool
  ) -> ProgramOption {
    ProgramOption(name: name, letter: nil, effect: .value(kind, set), subcommand: subcommand)
  }

  static func flag(
    _ name: Name, set: @escaping @Sendable (inout Options) -> Void
  ) -> ProgramOption {
    ProgramOption(name: name, letter: nil, effect: .flag(set))
  }

  static func words<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) -> ValueKind {
    .words(type.allCases.map(\.rawValue))
  }

  /// Who is to move for a side, in place of another program. Returns whether there is a value.
  private static func set(_ mode: Mode?, of side: Disk, in options: inout Options) -> Bool {
    if mode != nil { options.engines[side] = nil }
    return set(mode, to: &options.modes[side])
  }

  /// Which other program is to move for a side. Returns whether there is a value.
  private static func set(
    _ engine: ExternalEngineChoice?, of side: Disk, in options: inout Options
  ) -> Bool {
    if engine != nil { options.modes[side] = nil }
    return set(engine, to: &options.engines[side])
  }

  /// Returns whether there is a value.
  static func set<Value>(_ value: Value?, to place: inout Value) -> Bool {
    if let value { place = value }
    return value != nil
  }

  static func set<Value>(_ value: Value?, to place: inout Value?) -> Bool {
    place = value ?? place
    return value != nil
  }
}

extension ProgramOption.Name {
  /// The name that is most like a mistyped one, without its dashes; nil if none is.
  ///
  /// - Parameter options: The options whose names count.
  public static func nearest(
    to word: String, of options: [ProgramOption] = ProgramOption.all
  ) -> ProgramOption.Name? {
    TerminalUI.nearest(to: word, of: options.map(\.name))
  }
}
