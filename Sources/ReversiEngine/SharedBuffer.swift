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
  private let memory: ZeroedMemory

  /// Makes a buffer of elements whose bits are all zero, which must be a value of their type.
  init(zeroed count: Int) {
    let byteCount = count * MemoryLayout<Element>.stride
    do throws(SystemError) {
      memory = try ZeroedMemory(byteCount: byteCount)
    } catch {
      preconditionFailure("no memory for a buffer of \(byteCount) bytes: \(error.reason)")
    }
    start = memory.start.bindMemory(to: Element.self, capacity: count)
  }
}
