import Canvas
import GameSession

/// Something that has to run while the state wants it, as a value. Its type says which worker does
/// it, and what the worker replies.
package protocol Job: Sendable, Hashable {
  /// A reply of the worker.
  associatedtype Reply: Sendable, Hashable
}

/// A job with what the app does with its replies. At most one of a type runs.
package protocol WantedJob: Job {
  /// Whether the job ends with a reply. Until then it runs as long as it is wanted.
  static func isLast(_ reply: Reply) -> Bool

  /// Whether the next job of the type uses what this one has opened. If not, this one is stopped
  /// first.
  static var isContinued: Bool { get }

  /// Passes a reply on to the game or to the feature that waits for it.
  func deliver(_ reply: Reply, to app: inout App) -> [App.Effect]
}

extension WantedJob {
  package static func isLast(_ reply: Reply) -> Bool { true }
  package static var isContinued: Bool { false }
}

/// A job of any type.
package struct AnyJob: Sendable, Hashable {
  let wanted: any WantedJob

  init(_ job: any WantedJob) { wanted = job }

  package var job: any Job { wanted }

  /// Whether two jobs are equal and of the same type.
  package static func == (one: AnyJob, other: AnyJob) -> Bool {
    AnyHashable(one.wanted) == AnyHashable(other.wanted)
  }

  /// Feeds the job into a hasher.
  package func hash(into hasher: inout Hasher) { wanted.hash(into: &hasher) }

  /// Whether another job is of the same type.
  func isOfType(of other: AnyJob) -> Bool { type(of: wanted) == type(of: other.wanted) }

  /// Whether another job takes the place of this one, which is not stopped.
  func isContinued(by other: AnyJob) -> Bool {
    isOfType(of: other) && type(of: wanted).isContinued
  }
}

/// Does jobs of some types without waiting for them. Replies arrive as the event `replied`.
package protocol JobWorker: AnyObject {
  /// Starts a job. If jobs of its type are continued, the one before may still be running.
  ///
  /// - Returns: False if another worker does jobs of its type.
  func start(_ job: any Job, _ id: RequestID) -> Bool

  /// Stops a job that it has started. Late replies are harmless.
  func stop(_ job: any Job)

  /// Waits until what must not be lost is done.
  ///
  /// - Parameter limit: The longest wait.
  func finish(within limit: Duration)
}

extension JobWorker {
  /// Waits for nothing.
  package func finish(within limit: Duration) {}
}

extension App.Event {
  /// A worker's reply to a job.
  package static func reply<Kind: Job>(
    _ reply: Kind.Reply, to kind: Kind.Type, _ id: RequestID
  ) -> App.Event { .replied(id, ErasedValue(reply)) }
}
