import Synchronization

/// Whether a split point is abandoned, linked with those around it.
///
/// Threads read it every few microseconds, so it is no object: threads that count references to
/// the same object wait for each other.
struct Cutoff: ~Copyable {
  private let isSet = Atomic<Bool>(false)
  /// That of the split point in which this one lies. It stays in place, because the thread that
  /// opened the inner split point waits there for all others.
  private let outer: UnsafePointer<Cutoff>?

  init(within outer: UnsafePointer<Cutoff>?) { self.outer = outer }

  /// Makes all threads at the split point leave.
  func set() { isSet.store(true, ordering: .relaxed) }

  /// Whether threads must leave this split point, whatever happens around it.
  var isHere: Bool { isSet.load(ordering: .relaxed) }

  /// Whether threads must leave this split point or one around it.
  var isHereOrAround: Bool { isHere || outer?.pointee.isHereOrAround ?? false }

  /// Whether another one is around this one.
  func isWithin(_ other: UnsafePointer<Cutoff>) -> Bool {
    outer == other || outer?.pointee.isWithin(other) ?? false
  }
}
