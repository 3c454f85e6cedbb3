import GameSession

/// A store that keeps all games that were played, each once.
package protocol GameArchive: AnyObject {
  /// Adds a game that has ended or was given up. It has an identity, and takes the place of an
  /// earlier game with that identity.
  ///
  /// When this returns, the game usually survives the end of the program. Surviving a loss of power
  /// takes longer, and both can fail later.
  ///
  /// - Returns: Why games are missing in the archive; nil if none are, so far.
  func keep(_ game: SavedGame) -> SaveFailure?

  /// Waits until all games are in the archive, or that has failed.
  ///
  /// - Parameter limit: The longest wait, after which games that were not added yet count as
  ///   failed.
  /// - Returns: Why games are missing in the archive; nil if none are.
  func finish(within limit: Duration) -> SaveFailure?
}
