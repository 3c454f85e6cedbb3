/// Lists the games of the archive, without waiting for them.
public protocol LibraryReader: AnyObject {
  /// Starts a request, in place of the one before. Replies arrive as the event `gamesListed`.
  ///
  /// - Returns: The reply if the request cannot be started; nil otherwise.
  func list(_ request: LibraryRequest) -> GameSession.Event?

  /// Closes the archive.
  func close()
}
