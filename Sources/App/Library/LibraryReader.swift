import Archive
import GameSession

/// Lists the games of the archive, adds some and removes some, without waiting for that.
public protocol LibraryReader: AnyObject {
  /// Starts a request, in place of the one before. Replies arrive as the event
  /// `Library.Event.listed`. After the last reply, the games are counted for the event
  /// `Library.Event.summarized`, once for each request that opens the archive, and with its
  /// identity.
  func list(_ request: LibraryRequest)

  /// Counts the person's last games against a level. The tally arrives as the event
  /// `levelTallied`, unless the archive cannot be read.
  func tally(_ request: LevelRequest)

  /// Closes the archive.
  func close()

  /// Waits until what was asked for is added and removed.
  ///
  /// - Parameter limit: The longest wait.
  func finish(within limit: Duration)
}
