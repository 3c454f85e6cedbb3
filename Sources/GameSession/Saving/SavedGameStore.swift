/// Where games are kept.
public protocol SavedGameStore: AnyObject {
  /// Keeps a game in place of the one before.
  ///
  /// When this returns, the game survives the end of the program, unless there is a failure. Until it
  /// also survives a loss of power can take longer, and can fail later.
  func save(_ game: SavedGame)

  /// Why the last game is not kept; nil if it is, as far as is known.
  var failure: SaveFailure? { get }

  /// Waits until the last save is complete or has failed.
  ///
  /// - Parameter limit: The longest wait, after which the save counts as failed.
  func finish(within limit: Duration)
}
