import GameSession

/// A place that holds one saved game, as bytes. It is loaded once before anything is kept there.
public protocol GameStorage: AnyObject {
  /// Makes sure that what is there can be read. Nothing is changed, nor locked.
  func check() throws(ReadFailure)

  /// Claims the place for this program, and reads what is there.
  ///
  /// - Throws: `ReadFailure`, with nothing changed.
  func load() throws(ReadFailure) -> StoredContent

  /// Reads what was kept for good when what is there was put in its place; nil if that is gone.
  ///
  /// - Throws: `ReadFailure`, with nothing changed.
  func loadLastSynced() throws(ReadFailure) -> [UInt8]?

  /// Keeps bytes in place of those that were kept before: at once for this computer, and for good
  /// when there is an outcome.
  ///
  /// - Throws: `SaveFailure`, with the bytes before still kept whole.
  func replace(with bytes: [UInt8]) throws(SaveFailure)

  /// The descriptor that can be read when there may be an outcome; nil if nobody has to wait for it.
  var descriptor: Int32? { get }

  /// What came of the last bytes that were kept; nil if that is not known yet, or was told already.
  func collect() -> Result<Void, SaveFailure>?

  /// Waits for the outcome, if there is one to come.
  ///
  /// - Parameter limit: How long at most.
  func finish(within limit: Duration) -> Result<Void, SaveFailure>?

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
  /// Another program has claimed the place: this process, if that is known.
  case busy(holder: Int32?)
}
