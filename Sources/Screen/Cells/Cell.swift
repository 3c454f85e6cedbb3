/// What one character cell of the screen shows.
public struct Cell: Sendable, Hashable {
  /// A character with the marks over it. Nil in the right half of a wide character, which is stored
  /// in the cell to its left.
  public var character: Character?
  /// How it is drawn.
  public var style: Style

  /// An empty cell in the terminal's own style.
  public static let blank = Cell(character: " ", style: .plain)
}

/// How a character cell is drawn.
public struct Style: Sendable, Hashable {
  /// A colour of the terminal's palette: 0–7 where it has 8, 0–255 where it has 256.
  public typealias Color = UInt8

  /// The colour of the character; nil is the terminal's own.
  public var foreground: Color?
  /// The colour behind it; nil is the terminal's own.
  public var background: Color?
  /// Whether it is drawn bold.
  public var isBold = false
  /// Whether it is underlined.
  public var isUnderlined = false
  /// Whether foreground and background are exchanged.
  public var isReversed = false

  /// The terminal's own style.
  public static let plain = Style()
}
