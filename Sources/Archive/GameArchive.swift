import GameSession

/// A store that keeps all games that were played, each once.
public protocol GameArchive: AnyObject {
  /// Adds a game that has ended or was given up. It has an identity, and takes the place of an
  /// earlier game with that identity.
  ///
  /// When this returns, the game usually survives the end of the program. Surviving a loss of power
  /// takes longer, and both can fail later.
  func keep(_ game: SavedGame)

  /// Why games are missing in the archive; nil if none are known to be.
  var failure: SaveFailure? { get }

  /// Waits until all games are in the archive, or that has failed.
  ///
  /// - Parameter limit: The longest wait, after which adding them counts as failed.
  func finish(within limit: Duration)
}
