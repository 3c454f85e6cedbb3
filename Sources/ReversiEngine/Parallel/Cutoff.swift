import Synchronization

/// Whether a split point is abandoned, linked with those around it.
///
/// Threads read it often, so it is not an object: threads that count references to the same object
/// wait for each other.
struct Cutoff: ~Copyable {
  private let isSet = Atomic<Bool>(false)
  /// The cutoff of the split point around this one, or nil. It stays valid, because
  /// the thread that opened this split point works there until all others have left.
  private let outer: UnsafePointer<Cutoff>?

  init(within outer: UnsafePointer<Cutoff>?) { self.outer = outer }

  /// Makes all threads at the split point leave.
  func set() { isSet.store(true, ordering: .relaxed) }

  /// Whether threads must leave this split point, whatever happens around it.
  var isSetHere: Bool { isSet.load(ordering: .relaxed) }

  /// Whether threads must leave this split point or one around it.
  var isSetHereOrOutside: Bool { isSetHere || outer?.pointee.isSetHereOrOutside ?? false }

  /// Whether this split point lies within that of `other`.
  func isWithin(_ other: UnsafePointer<Cutoff>) -> Bool {
    outer == other || outer?.pointee.isWithin(other) ?? false
  }
}
