import Posix

/// A block of memory that threads read, and may write, without a lock.
///
/// Unchecked: the compiler cannot see that this is safe. What makes it safe is that
/// - the block stays where it is until the last reference to the buffer is gone, and
/// - an element is either atomic, or written only by the thread that made the buffer and before
///   another thread can see it.
final class SharedBuffer<Element: ~Copyable>: @unchecked Sendable {
  /// The first element. Valid as long as somebody holds the buffer.
  let start: UnsafeMutablePointer<Element>
  private let count: Int
  /// Whole pages from the system; nil if the elements are on the heap.
  private let pages: ZeroedMemory?

  /// Makes a buffer of elements whose bits are all zero, which must be a value of their type.
  ///
  /// - Throws: `SystemError` if there is no memory left.
  init(zeroed count: Int) throws(SystemError) {
    let memory = try ZeroedMemory(byteCount: count * MemoryLayout<Element>.stride)
    memory.preferLargePages()
    start = memory.start.bindMemory(to: Element.self, capacity: count)
    pages = .some(memory)
    self.count = count
  }

  /// Makes a buffer of a few elements on the heap.
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
