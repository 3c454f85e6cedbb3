import GameSession

/// Keeps the game for as long as the program runs: for playing without saving, and for tests, which
/// can have it fail.
public final class MemoryStorage: GameStorage {
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

  /// A storage that keeps nothing yet.
  public init() {}

  /// Makes sure that what is there can be read.
  public func check() throws(ReadFailure) {
    if let readFailure { throw readFailure }
  }

  /// The bytes that are kept.
  public func load() throws(ReadFailure) -> StoredContent {
    try check()
    return isBusy ? .busy(holder: nil) : bytes.map { .bytes($0) } ?? .nothing
  }

  /// Keeps bytes in place of those that were kept before.
  public func replace(with bytes: [UInt8]) throws(SaveFailure) {
    if let saveFailure { throw saveFailure }
    self.bytes = bytes
    outcome = .success(())
  }

  /// The bytes that were kept before.
  public func loadLastSynced() throws(ReadFailure) -> [UInt8]? {
    try check()
    return lastSynced
  }

  /// Nobody has to wait.
  public var descriptor: Int32? { nil }

  /// What came of the last bytes, at once.
  public func collect() -> Result<Void, SaveFailure>? {
    defer { outcome = nil }
    return outcome
  }

  /// There is nothing to wait for.
  public func finish(within limit: Duration) -> Result<Void, SaveFailure>? { collect() }

  /// Moves the bytes out of the way, and returns a name for them.
  public func setAside() throws(SaveFailure) -> String {
    if let setAsideFailure { throw setAsideFailure }
    aside.append(bytes ?? [])
    bytes = nil
    return "memory-\(aside.count)"
  }
}
