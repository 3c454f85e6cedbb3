import ReversiCore

/// What is kept of a game: a settled position, the mode and the level of each side.
public struct SavedGame: Sendable, Hashable {
  /// The board and whose turn it is.
  public var position: Position
  /// Who moves for each side.
  public var modes: Sides<Mode>
  /// How strong each side's computer plays.
  public var levels: Sides<Level>

  /// A game to keep or to resume.
  public init(
    position: Position, modes: Sides<Mode>,
    levels: Sides<Level> = Sides(dark: .standard, light: .standard)
  ) {
    self.position = position
    self.modes = modes
    self.levels = levels
  }

  /// A new game: four disks, dark to move, both sides Manual.
  public static let new = SavedGame(
    position: .newGame, modes: Sides(dark: .manual, light: .manual))
}
