/// Where games are kept.
public protocol SaveStore: AnyObject {
  /// Keeps a game in place of the one that was kept before.
  ///
  /// - Throws: `SaveFailure`, with the game that was kept before still kept, or this one already.
  func save(_ game: SavedGame) throws(SaveFailure)
}
