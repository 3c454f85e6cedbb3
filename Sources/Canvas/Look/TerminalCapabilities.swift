/// What a terminal can show: its colours and characters. `Theme+Terminal` in `reversi` finds it
/// out.
package struct TerminalCapabilities: Sendable, Hashable {
  /// The number of colours of a terminal.
  package enum ColorDepth: Sendable, Hashable, CaseIterable {
    /// No colours; bold, reverse and letters show everything.
    case none
    /// The eight colours of ISO 6429.
    case eight
    /// The table of 256 colours.
    case full
  }

  /// The characters that a terminal shows in the expected number of columns.
  package enum Glyphs: Sendable, Hashable, CaseIterable {
    /// Disks, blocks, lines, and letters beyond ASCII.
    case unicode
    /// Letters, lines and full blocks, as in all fonts of the Linux console. Few of them have disks
    /// or other blocks.
    case console
    case ascii
  }

  /// The number of colours of the terminal.
  package var colors: ColorDepth
  /// The characters that it can show.
  package var glyphs: Glyphs
  /// Whether the terminal can show letters of two columns, such as kanji. Terminals agree about
  /// their width, even those that may show disks and lines in two columns and get ASCII instead.
  package var hasWideLetters: Bool

  /// A terminal with these capabilities.
  ///
  /// - Parameter hasWideLetters: Whether it shows wide letters; nil if only a terminal with all
  ///   glyphs does.
  package init(
    colors: ColorDepth, glyphs: Glyphs, hasWideLetters: Bool? = nil
  ) {
    self.hasWideLetters = hasWideLetters ?? (glyphs == .unicode)
    self.colors = colors
    self.glyphs = glyphs
  }
}
