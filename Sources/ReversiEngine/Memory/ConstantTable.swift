/// A table that is filled once. Then any number of threads read it through a pointer.
///
/// Unchecked, because the compiler cannot prove that this is safe. It is, because nobody writes
/// after `init`, and the memory stays in place until the last reference is gone.
final class ConstantTable<Element>: @unchecked Sendable {
  /// The first element. Valid as long as the table exists.
  let start: UnsafePointer<Element>

  /// Creates a table of equal elements, and lets `fill` change them.
  init(
    count: Int, of element: Element, fill: (_ start: UnsafeMutablePointer<Element>) -> Void
  ) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: count)
    memory.initialize(repeating: element, count: count)
    fill(memory)
    start = UnsafePointer(memory)
  }

  deinit { start.deallocate() }
}
