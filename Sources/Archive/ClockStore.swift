import GameSession

/// The place that keeps what the clock of the game shows.
public protocol ClockStore: AnyObject {
  /// Keeps what the clock of a game shows, so that a killed program finds it.
  func keep(_ reading: ClockReading, of game: SavedGame)

  /// What the clock of a game showed last; nil if that is not known.
  func reading(of game: SavedGame) -> ClockReading?
}
