import ReversiCore

/// What is kept of a game: a settled position and the mode of each side.
public struct SavedGame: Sendable, Hashable {
  /// The board and whose turn it is.
  public var position: Position
  /// Who moves for each side.
  public var modes: Sides<Mode>

  /// A game to keep or to resume.
  public init(position: Position, modes: Sides<Mode>) {
    self.position = position
    self.modes = modes
  }

  /// A new game: four disks, dark to move, both sides Manual.
  public static let new = SavedGame(
    position: .newGame, modes: Sides(dark: .manual, light: .manual))
}
