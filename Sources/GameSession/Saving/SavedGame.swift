import ReversiCore

/// What is kept of a game: its record, the mode and the level of each side.
public struct SavedGame: Sendable, Hashable {
  /// The plies from the start on; the position after them is always settled.
  public var record: GameRecord
  /// Who moves for each side.
  public var modes: Sides<Mode>
  /// How strong each side's computer plays.
  public var levels: Sides<Level>

  /// A game to keep or to resume.
  public init(
    record: GameRecord, modes: Sides<Mode>,
    levels: Sides<Level> = Sides(dark: .standard, light: .standard)
  ) {
    self.record = record
    self.modes = modes
    self.levels = levels
  }

  /// A new game: four disks, dark to move, both sides Manual.
  public static let new = SavedGame(
    record: GameRecord(), modes: Sides(dark: .manual, light: .manual))
}
