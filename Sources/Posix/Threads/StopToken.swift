import Synchronization

/// A request to stop, shared by the thread that asks and the threads that work.
///
/// The result so far is either discarded or used.
package final class StopToken: Sendable {
  private enum Request {
    static let moveNow: UInt8 = 1
    static let stop: UInt8 = 2
  }

  /// The bits of the requests so far.
  @usableFromInline let requests = Atomic<UInt8>(0)

  /// Creates a token that is not stopped.
  package init() {}

  /// Whether the work must end; never turns back to false.
  @inlinable
  package var isStopped: Bool { requests.load(ordering: .relaxed) != 0 }

  /// Whether the result is discarded; never turns back to false.
  package var isDiscarded: Bool { requests.load(ordering: .relaxed) & Request.stop != 0 }

  /// Ends all work with the token as soon as possible. Its results are discarded.
  package func stop() { requests.bitwiseOr(Request.stop, ordering: .relaxed) }

  /// Ends all work with the token as soon as possible, with its results so far.
  package func moveNow() { requests.bitwiseOr(Request.moveNow, ordering: .relaxed) }
}
