import GameSession

/// The place that keeps what the clock of the game shows.
package protocol ClockStore: AnyObject {
  /// Keeps what the clock of a game shows, so that a killed program finds it.
  func keep(_ reading: ClockReading, of game: SavedGame)

  /// The last reading of the clock of a game; nil if it is not known.
  func reading(of game: SavedGame) -> ClockReading?
}
