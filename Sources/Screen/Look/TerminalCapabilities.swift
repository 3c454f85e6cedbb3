/// What a terminal can show: how many colours, and which characters.
public struct TerminalCapabilities: Sendable, Hashable {
  /// How many colours a terminal has.
  public enum ColorDepth: Sendable, Hashable, CaseIterable {
    /// None; bold, reverse and letters tell everything.
    case none
    /// The eight of ISO 6429.
    case eight
    /// The table of 256.
    case full
  }

  /// Which characters a terminal shows in the number of columns that we assume.
  public enum Glyphs: Sendable, Hashable, CaseIterable {
    /// Disks, blocks, lines, and letters beyond ASCII.
    case unicode
    /// ASCII alone.
    case ascii
  }

  /// How many colours the terminal has.
  public var colors: ColorDepth
  /// Which characters it can show.
  public var glyphs: Glyphs
  /// Whether one of these is the lower half of a block; the fonts of the Linux console have none.
  public var hasHalfBlocks: Bool
  /// Whether letters of two columns can be shown, such as kanji. Where disks and lines might take
  /// two columns and are drawn in ASCII, terminals agree about those.
  public var hasWideLetters: Bool

  /// What a terminal can show.
  ///
  /// - Parameter hasWideLetters: Nil if it has them where it has all glyphs.
  public init(
    colors: ColorDepth, glyphs: Glyphs, hasHalfBlocks: Bool = true, hasWideLetters: Bool? = nil
  ) {
    self.hasWideLetters = hasWideLetters ?? (glyphs == .unicode)
    self.colors = colors
    self.glyphs = glyphs
    self.hasHalfBlocks = hasHalfBlocks
  }
}
