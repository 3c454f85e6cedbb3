import Canvas
import CommandLine
import Posix

/// How the terminal gets characters beyond ASCII, if at all.
struct TextEncoding {
  /// The characters to use, unless the terminal reports how wide it shows them.
  private let glyphs: TerminalCapabilities.Glyphs
  /// Whether to ask the terminal how wide it shows them. Whatever it replies, it shows wide letters
  /// in two columns.
  let isWidthInDoubt: Bool

  /// The encoding for a person's choice.
  ///
  /// - Parameters:
  ///   - choice: The person's choice.
  ///   - isUTF8: Whether characters are sent as UTF-8.
  ///   - isConsole: Whether the terminal is the Linux console.
  init(choice: Options.GlyphChoice, isUTF8: Bool, isConsole: Bool) {
    let all: TerminalCapabilities.Glyphs = isConsole && choice == .auto ? .console : .unicode
    glyphs = isUTF8 && choice != .ascii ? all : .ascii
    isWidthInDoubt = isUTF8 && choice == .auto && !isConsole
  }

  /// The name of the locale for characters, if one is set.
  private static func localeName(_ environment: Environment) -> String? {
    (environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"])?.text
  }

  /// The characters to use.
  ///
  /// - Parameter columns: The columns of a disk; nil if the terminal was not asked or did not
  ///   reply.
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
