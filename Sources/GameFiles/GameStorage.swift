import GameSession

/// A place that holds one saved game, as bytes. It is loaded once before anything is kept there.
public protocol GameStorage: AnyObject {
  /// Makes sure that what is there can be read. Nothing is changed, nor locked.
  func check() throws(ReadFailure)

  /// Claims the place for this program, and reads what is there.
  ///
  /// - Throws: `ReadFailure`, with nothing changed.
  func load() throws(ReadFailure) -> StoredContent

  /// Keeps bytes in place of those that were kept before.
  ///
  /// - Throws: `SaveFailure`, with the bytes before still kept whole, or these already.
  func replace(with bytes: [UInt8]) throws(SaveFailure)

  /// Moves what is kept out of the way, so that nothing of it is lost, and returns the name under
  /// which it is found, as it can be shown.
  ///
  /// - Throws: `SaveFailure`, with nothing changed.
  func setAside() throws(SaveFailure) -> String
}

/// What a storage holds.
public enum StoredContent: Sendable, Hashable {
  /// There is nothing.
  case nothing
  /// These bytes. Of more than a saved game may have, only the first are there: too many, too.
  case bytes([UInt8])
  /// Another program has claimed the place.
  case busy
}
