/// Lists the games of the archive, adds some and removes some, without waiting for that.
public protocol LibraryReader: AnyObject {
  /// Starts a request, in place of the one before. Replies arrive as the event `gamesListed`.
  ///
  /// - Returns: The reply if the request cannot be started; nil otherwise.
  func list(_ request: LibraryRequest) -> GameSession.Event?

  /// Closes the archive.
  func close()

  /// Waits until what was asked for is added and removed.
  ///
  /// - Parameter limit: The longest wait.
  func finish(within limit: Duration)
}
