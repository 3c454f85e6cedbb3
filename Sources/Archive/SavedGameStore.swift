import GameSession

/// A store that keeps the game.
package protocol SavedGameStore: AnyObject {
  /// Saves a game in place of the previous one.
  ///
  /// When this returns, the game survives the end of the program, unless the save has failed.
  /// Surviving a loss of power can take longer, and can fail later.
  ///
  /// - Returns: Why the game is not saved; nil if it is, so far.
  func save(_ game: SavedGame) -> SaveFailure?

  /// Waits until the last save is complete or has failed.
  ///
  /// - Parameter limit: The longest wait, after which the save counts as failed.
  /// - Returns: Why the game is not saved; nil if it is.
  func finish(within limit: Duration) -> SaveFailure?
}
