import GameSession

/// A store that keeps the game.
public protocol SavedGameStore: AnyObject {
  /// Saves a game in place of the previous one.
  ///
  /// When this returns, the game survives the end of the program, unless the save has failed.
  /// Surviving a loss of power can take longer, and can fail later.
  func save(_ game: SavedGame)

  /// Why the last game is not saved; nil if no failure is known.
  var failure: SaveFailure? { get }

  /// Waits until the last save is complete or has failed.
  ///
  /// - Parameter limit: The longest wait, after which the save counts as failed.
  func finish(within limit: Duration)
}
