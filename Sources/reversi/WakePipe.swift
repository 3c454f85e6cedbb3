import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Wakes a thread that waits for file descriptors.
final class WakePipe: Sendable {
  /// The descriptor that can be read while the pipe rings.
  let descriptor: Int32
  private let writingEnd: Int32

  /// - Throws: `Refusal` if the system has no descriptors left.
  init() throws(Refusal) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .noPipe(reason: SystemError.last)
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (descriptor, writingEnd) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writingEnd)
  }

  /// Makes the descriptor readable. A pipe that is full rings already.
  func ring() {
    var byte: UInt8 = 1
    _ = write(writingEnd, &byte, 1)
  }

  /// Makes the descriptor unreadable until it rings again.
  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  /// Waits until it rings.
  func wait() {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waited, 1, -1) < 0 && errno == EINTR {}
  }
}
