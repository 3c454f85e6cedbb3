import App
import Canvas
import CommandLine
import Posix
import TerminalIO
import Texts
import Words

extension Theme {
  init(
    _ options: Options, _ encoding: TextEncoding, _ terminal: borrowing Terminal,
    _ environment: Environment
  ) {
    let glyphs = encoding.glyphs(diskWidth: terminal.diskWidth)
    self.init(
      TerminalCapabilities(
        colors: TerminalCapabilities.ColorDepth(
          choice: options.color, terminalColors: terminal.colors, environment: environment),
        glyphs: glyphs,
        hasWideLetters: glyphs == .unicode || encoding.isWidthInDoubt),
      name: options.theme, drawsPixelDisks: options.disks != .glyph)
  }
}

extension Terminal {
  var nameNotice: Notice? {
    unknownName.map {
      .unknownTerminal($0.description, playedAs: Terminal.substitute.description)
    }
  }
}

extension TerminalCapabilities.ColorDepth {
  /// The person's choice overrides `NO_COLOR`, which overrides the terminal's capabilities.
  init(choice: Options.ColorChoice, terminalColors: Int, environment: Environment) {
    let isWanted =
      switch choice {
      case .auto: environment["NO_COLOR"] == nil
      case .always: true
      case .never: false
      }
    self =
      switch terminalColors {
      case _ where !isWanted: .none
      case ..<8: .none
      case ..<256: .eight
      default: .full
      }
  }
}

/// How the terminal gets characters beyond ASCII, if at all.
struct TextEncoding {
  /// The characters to use, unless the terminal reports how wide it shows them.
  private let glyphs: TerminalCapabilities.Glyphs
  /// Whether to ask the terminal how wide it shows them. Whatever it replies, it shows wide letters
  /// in two columns.
  let isWidthInDoubt: Bool

  init(choice: Options.GlyphChoice, isUTF8: Bool, isConsole: Bool) {
    let all: TerminalCapabilities.Glyphs = isConsole && choice == .auto ? .console : .unicode
    glyphs = isUTF8 && choice != .ascii ? all : .ascii
    isWidthInDoubt = isUTF8 && choice == .auto && !isConsole
  }

  private static func localeName(_ environment: Environment) -> String? {
    (environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"])?.text
  }

  /// The columns are those of a disk; nil if the terminal was not asked or did not reply.
  func glyphs(diskWidth columns: Int?) -> TerminalCapabilities.Glyphs {
    columns.map { $0 == 1 ? .unicode : .ascii } ?? glyphs
  }

  /// Sets the locale of the whole process. Returns whether characters are then sent as UTF-8.
  ///
  /// If no locale is set, or it is not installed, the encoding of the terminal is unknown. A locale
  /// with another encoding determines it.
  static func setLocale(choice: Options.GlyphChoice, environment: Environment) -> Bool {
    let isKnown = CharacterLocale.set(nil) && localeName(environment) != nil
    if CharacterLocale.isUTF8 { return true }
    if isKnown && choice != .unicode { return false }
    return ["C.UTF-8", "en_US.UTF-8"].contains {
      CharacterLocale.set($0) && CharacterLocale.isUTF8
    }
  }
}

extension Language {
  /// The person's choice overrides the locale. Japanese requires UTF-8.
  init(choice: Options.LanguageChoice, isUTF8: Bool, environment: Environment) {
    let wanted: Language =
      switch choice {
      case .english: .english
      case .japanese: .japanese
      case .auto: Self.isJapanese(environment) ? .japanese : .english
      }
    self = isUTF8 ? wanted : .english
  }

  private static func isJapanese(_ environment: Environment) -> Bool {
    // The console's fonts have no kanji.
    if environment.isConsole { return false }
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"]
    // `ja_JP.UTF-8`: a language, perhaps followed by a country, an encoding and a variant.
    return locale?.text?.prefix { !"_.@".contains($0) } == "ja"
  }
}

extension Environment {
  /// Whether the terminal is the Linux console, under any of its names, such as `linux-16color`.
  var isConsole: Bool {
    self["TERM"]?.text?.prefix { $0 != "-" } == "linux"
  }
}
