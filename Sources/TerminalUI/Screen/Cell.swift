/// What one character cell of the screen shows.
public struct Cell: Sendable, Hashable {
  /// A character, with the marks over it; nil in the right half of a wide one, which stands in the
  /// cell at the left.
  public var character: Character?
  /// How it is drawn.
  public var style: Style

  /// An empty cell in the terminal's own style.
  public static let blank = Cell(character: " ", style: .plain)
}
