import CPosix
import Libc

/// Wakes a thread that waits for file descriptors. Any thread may ring it.
public final class WakePipe: Sendable {
  /// The descriptor that is readable while the pipe rings.
  public let descriptor: Int32
  private let writingEnd: Int32

  /// Creates a pipe that does not ring.
  ///
  /// - Throws: `SystemError` if the process has no descriptors left.
  public init() throws(SystemError) {
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

  /// Makes the descriptor readable. A pipe that is full rings already.
  public func ring() {
    var byte: UInt8 = 1
    _ = write(writingEnd, &byte, 1)
  }

  /// Makes the descriptor unreadable until it rings again.
  public func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  /// Waits until it rings.
  public func wait() {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waited, 1, -1) < 0 && errno == EINTR {}
  }
}
