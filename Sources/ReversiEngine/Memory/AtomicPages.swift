import Posix
import Synchronization

/// Zeroed pages of memory from the system, whose words threads read and write without a lock.
///
/// Unchecked, because the compiler cannot prove that this is safe. It is, because every word is
/// atomic, and the pages stay in place until the last reference to them is gone.
final class AtomicPages: @unchecked Sendable {
  /// The first word. Valid as long as the pages exist.
  let start: UnsafeMutablePointer<Atomic<UInt64>>
  private let memory: ZeroedMemory

  /// Allocates pages for a number of words.
  ///
  /// - Throws: `SystemError` if there is no memory left.
  init(words: Int) throws(SystemError) {
    let memory = try ZeroedMemory(byteCount: words * MemoryLayout<UInt64>.stride)
    memory.preferLargePages()
    start = memory.start.bindMemory(to: Atomic<UInt64>.self, capacity: words)
    self.memory = memory
  }
}
