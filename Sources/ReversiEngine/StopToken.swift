import Synchronization

/// A request to stop, shared by the thread that asks and the threads that search.
///
/// What the search has found by then is discarded, or wanted all the same.
public final class StopToken: Sendable {
  private enum Request {
    static let hurry: UInt8 = 1
    static let stop: UInt8 = 2
  }

  /// What has been asked for.
  private let requests = Atomic<UInt8>(0)

  /// Makes a token that nobody has stopped yet.
  public init() {}

  /// Whether the search has to end; never turns back to false.
  @inline(__always)
  public var isStopped: Bool { requests.load(ordering: .relaxed) != 0 }

  /// Whether nobody wants to know what the search has found; never turns back to false.
  public var isDiscarded: Bool { requests.load(ordering: .relaxed) & Request.stop != 0 }

  /// Asks every search that holds the token to end as soon as it can; what it found is discarded.
  public func stop() { requests.bitwiseOr(Request.stop, ordering: .relaxed) }

  /// Asks every search that holds the token to end as soon as it can, with what it has found.
  public func hurry() { requests.bitwiseOr(Request.hurry, ordering: .relaxed) }
}
