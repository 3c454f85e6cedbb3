/// What one character cell of the screen shows.
public struct Cell: Sendable, Hashable {
  /// A character that is one column wide.
  public var character: Character
  /// How it is drawn.
  public var style: Style

  /// An empty cell in the terminal's own style.
  public static let blank = Cell(character: " ", style: .plain)
}
