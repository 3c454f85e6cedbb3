import CommandLine
import Posix
import Screen

/// How characters beyond ASCII reach the terminal, if they do.
struct TextEncoding {
  /// The characters to use, as long as the terminal does not tell how wide it shows them.
  private let glyphs: TerminalCapabilities.Glyphs
  /// Whether the terminal is to be asked how wide it shows them. It shows letters of two columns as
  /// such, whatever it answers.
  let isWidthInDoubt: Bool

  /// What a player and a locale ask for.
  ///
  /// - Parameters:
  ///   - choice: What the player chose.
  ///   - isUTF8: Whether characters are sent as UTF-8.
  ///   - environment: Where the locale is named.
  init(choice: Options.GlyphChoice, isUTF8: Bool, environment: Environment) {
    switch choice {
    case .ascii:
      (glyphs, isWidthInDoubt) = (.ascii, false)
    case .unicode:
      (glyphs, isWidthInDoubt) = (isUTF8 ? .unicode : .ascii, false)
    case .auto:
      // Terminals for these languages may show disks and lines in two columns.
      let isWide = ["ja", "ko", "zh"].contains {
        Self.localeName(environment)?.hasPrefix($0) == true
      }
      (glyphs, isWidthInDoubt) = (isUTF8 && !isWide ? .unicode : .ascii, isUTF8 && isWide)
    }
  }

  /// The name of the locale for characters, if one is set.
  private static func localeName(_ environment: Environment) -> String? {
    (environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"])?.text
  }

  /// The characters to use.
  ///
  /// - Parameter columns: How many a disk takes; nil if the terminal was not asked, or is silent.
  func glyphs(diskWidth columns: Int?) -> TerminalCapabilities.Glyphs {
    columns.map { $0 == 1 ? .unicode : .ascii } ?? glyphs
  }

  /// Sets the locale of the whole process, and returns whether characters are sent as UTF-8 then.
  ///
  /// A locale that says nothing (none is set) or that is not installed says nothing about the
  /// terminal either; one with another encoding does.
  static func setLocale(choice: Options.GlyphChoice, environment: Environment) -> Bool {
    let isKnown = CharacterLocale.set(nil) && localeName(environment) != nil
    if CharacterLocale.isUTF8 { return true }
    if isKnown && choice != .unicode { return false }
    return ["C.UTF-8", "en_US.UTF-8"].contains {
      CharacterLocale.set($0) && CharacterLocale.isUTF8
    }
  }
}
