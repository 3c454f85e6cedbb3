import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How characters beyond ASCII reach the terminal, if they do.
struct TextEncoding {
  /// The characters to begin with.
  let glyphs: TerminalCapabilities.Glyphs
  /// Whether the terminal is to be asked how wide it shows them.
  let isWidthInDoubt: Bool

  /// Sets the encoding of the whole process.
  ///
  /// - Parameters:
  ///   - choice: What the player chose.
  ///   - environment: Where the locale is named.
  init(choice: Options.GlyphChoice, environment: Environment) {
    let isUTF8 = Self.setEncoding(choice: choice, environment: environment)
    switch choice {
    case .ascii:
      (glyphs, isWidthInDoubt) = (.ascii, false)
    case .unicode:
      (glyphs, isWidthInDoubt) = (isUTF8 ? .unicode : .ascii, false)
    case .auto:
      // Terminals for these languages may show disks and lines in two columns.
      let isWide = ["ja", "ko", "zh"].contains { environment.localeName?.hasPrefix($0) == true }
      (glyphs, isWidthInDoubt) = (isUTF8 && !isWide ? .unicode : .ascii, isUTF8)
    }
  }

  /// The characters to use when the terminal has told how many columns a disk takes.
  static func glyphs(diskWidth columns: Int) -> TerminalCapabilities.Glyphs {
    columns == 1 ? .unicode : .ascii
  }

  /// Returns whether characters are sent as UTF-8.
  ///
  /// A locale that says nothing (none is set) or that is not installed says nothing about the
  /// terminal either; one with another encoding does.
  private static func setEncoding(
    choice: Options.GlyphChoice, environment: Environment
  ) -> Bool {
    let isKnown = setlocale(LC_CTYPE, "") != nil && environment.localeName != nil
    if isUTF8 { return true }
    if isKnown && choice != .unicode { return false }
    let names: [String] = ["C.UTF-8", "en_US.UTF-8"]
    return names.contains { setlocale(LC_CTYPE, $0) != nil && isUTF8 }
  }

  private static var isUTF8: Bool {
    String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }
}
