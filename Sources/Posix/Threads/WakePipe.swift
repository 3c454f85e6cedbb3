import CPosix
import Libc

/// Wakes a thread that waits for file descriptors. Any thread may notify it.
package final class WakePipe: Sendable {
  /// The descriptor that is readable from `notify` to `clear`.
  package let descriptor: Int32
  private let writingEnd: Int32

  /// Creates a pipe that is not readable.
  ///
  /// - Throws: `SystemError` if the process has no descriptors left.
  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    try check(pipes_open(&ends))
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writingEnd) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writingEnd)
  }

  /// Makes the descriptor readable. A pipe that is full is readable already.
  package func notify() {
    var byte: UInt8 = 1
    _ = write(writingEnd, &byte, 1)
  }

  /// Makes the descriptor unreadable until the next `notify`.
  package func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
