import Synchronization

/// A request to stop, shared by the thread that asks and the threads that search.
public final class StopToken: Sendable {
  private let flag = Atomic<Bool>(false)

  /// Makes a token that nobody has stopped yet.
  public init() {}

  /// Whether somebody has asked to stop; never turns back to false.
  @inline(__always)
  public var isStopped: Bool { flag.load(ordering: .relaxed) }

  /// Asks every search that holds the token to end as soon as it can.
  public func stop() { flag.store(true, ordering: .relaxed) }
}
