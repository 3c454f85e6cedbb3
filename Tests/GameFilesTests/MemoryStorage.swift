import GameFiles
import GameSession

/// Keeps a game in memory, and fails where a test wants it to.
final class MemoryStorage: GameStorage {
  /// The bytes that are kept; nil if there are none.
  var bytes: [UInt8]?
  /// What was kept before these, for good.
  var lastSynced: [UInt8]?
  /// What was set aside, in that order.
  private(set) var aside: [[UInt8]] = []
  /// Whether another program has claimed the place.
  var isBusy = false
  /// What came of the last bytes that were kept.
  var outcome: Result<Void, SaveFailure>?
  /// Why reading fails, if it does.
  var readFailure: ReadFailure?
  /// Why replacing fails, if it does.
  var saveFailure: SaveFailure?
  /// Why setting aside fails, if it does.
  var setAsideFailure: SaveFailure?

  /// Makes sure that what is there can be read.
  func check() throws(ReadFailure) {
    if let readFailure { throw readFailure }
  }

  /// The bytes that are kept.
  func load() throws(ReadFailure) -> StoredContent {
    try check()
    return isBusy ? .busy(holder: nil) : bytes.map { .bytes($0) } ?? .nothing
  }

  /// Keeps bytes in place of those that were kept before.
  func replace(with bytes: [UInt8]) throws(SaveFailure) {
    if let saveFailure { throw saveFailure }
    self.bytes = bytes
    outcome = .success(())
  }

  /// The bytes that were kept before.
  func loadLastSynced() throws(ReadFailure) -> [UInt8]? {
    try check()
    return lastSynced
  }

  /// Nobody has to wait.
  var descriptor: Int32? { nil }

  /// What came of the last bytes, at once.
  func collect() -> Result<Void, SaveFailure>? {
    defer { outcome = nil }
    return outcome
  }

  /// There is nothing to wait for.
  func finish(within limit: Duration) -> Result<Void, SaveFailure>? { collect() }

  /// Moves the bytes out of the way, and returns a name for them.
  func setAside() throws(SaveFailure) -> String {
    if let setAsideFailure { throw setAsideFailure }
    aside.append(bytes ?? [])
    bytes = nil
    return "memory-\(aside.count)"
  }
}
