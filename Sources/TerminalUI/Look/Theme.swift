/// What a terminal can show: how many colours, and which characters.
public struct Theme: Sendable, Hashable {
  /// How many colours the terminal has.
  public enum ColorDepth: Sendable, Hashable, CaseIterable {
    /// None; bold, reverse and letters tell everything.
    case none
    /// The eight of ISO 6429.
    case eight
    /// The palette of 256.
    case full
  }

  /// Which characters the terminal can show in one column.
  public enum Glyphs: Sendable, Hashable, CaseIterable {
    /// Disks, blocks and lines.
    case unicode
    /// ASCII alone.
    case ascii
  }

  /// How many colours the terminal has.
  public var depth: ColorDepth
  /// Which characters it can show.
  public var glyphs: Glyphs

  /// What a terminal can show.
  public init(depth: ColorDepth, glyphs: Glyphs) {
    self.depth = depth
    self.glyphs = glyphs
  }
}
