import GameSession

/// Keeps nothing: for playing without saving.
final class NoStorage: GameStorage {
  /// Nothing can fail to be read.
  func check() {}

  /// There is nothing.
  func load() -> StoredContent { .nothing }

  /// There was nothing.
  func loadLastSynced() -> [UInt8]? { nil }

  /// Drops the bytes.
  func replace(with bytes: [UInt8]) {}

  /// Nobody has to wait.
  var descriptor: Int32? { nil }

  /// What is not kept cannot fail to be.
  func collect() -> Result<Void, SaveFailure>? { .success(()) }

  /// There is nothing to wait for.
  func finish(within limit: Duration) -> Result<Void, SaveFailure>? { .success(()) }

  /// There is nothing to be moved.
  func setAside() -> String { "" }
}
