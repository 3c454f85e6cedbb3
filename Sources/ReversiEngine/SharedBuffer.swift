import Posix

/// A block of memory that threads read and write without a lock.
///
/// Unchecked, because the compiler cannot prove that this is safe. It is safe because
/// - the block stays in place until the last reference to the buffer is gone, and
/// - an element is either atomic, or written only by the thread that made the buffer, before
///   another thread can see it.
final class SharedBuffer<Element: ~Copyable>: @unchecked Sendable {
  /// The first element. Valid as long as the buffer exists.
  let start: UnsafeMutablePointer<Element>
  private let count: Int
  /// Whole pages from the system; nil if the elements are on the heap.
  private let pages: ZeroedMemory?

  /// Creates a buffer whose bits are all zero, which must be a valid value of the elements.
  ///
  /// - Throws: `SystemError` if there is no memory left.
  init(zeroed count: Int) throws(SystemError) {
    let memory = try ZeroedMemory(byteCount: count * MemoryLayout<Element>.stride)
    memory.preferLargePages()
    start = memory.start.bindMemory(to: Element.self, capacity: count)
    pages = .some(memory)
    self.count = count
  }

  /// Creates a small buffer on the heap.
  init(onHeap count: Int, _ element: () -> Element) {
    start = .allocate(capacity: count)
    for index in 0..<count { (start + index).initialize(to: element()) }
    pages = nil
    self.count = count
  }

  deinit {
    guard pages == nil else { return }
    start.deinitialize(count: count)
    start.deallocate()
  }
}
