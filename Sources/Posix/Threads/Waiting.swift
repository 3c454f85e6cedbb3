import CPosix
import Libc

/// The state of a descriptor after a wait.
package struct Readiness: Sendable, Hashable {
  /// Whether the descriptor can be read without waiting.
  package let isReadable: Bool
  /// Whether the descriptor can be written without waiting, if the caller asked.
  package let isWritable: Bool
  /// Whether the other end is closed.
  package let isHungUp: Bool

  /// Whether a read returns at once: there is input, or its end.
  package var isReady: Bool { isReadable || isHungUp }
}

/// Waits until a descriptor can be read, or a signal comes.
///
/// - Parameter end: The time by `MonotonicClock` at which the wait ends.
/// - Returns: False without a wait if that time is over.
package func waitForInput(on descriptor: Int32, before end: Duration) -> Bool {
  let rest = end - MonotonicClock.now
  guard rest > .zero else { return false }
  _ = waitForInput(on: [descriptor], timeout: rest)
  return true
}

/// Waits until a descriptor is ready, a signal comes, or the time is over.
///
/// `timeout` is rounded up to a millisecond; nil for no limit. The result has the state of each
/// descriptor to read, then of `writing`, and last of `watched`, which is watched only until its
/// other end is closed.
package func waitForInput(
  on descriptors: [Int32], writing: Int32? = nil, hangUpOf watched: Int32? = nil,
  timeout: Duration?
) -> [Readiness] {
  var waited = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  if let writing { waited.append(pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)) }
  if let watched { waited.append(pollfd(fd: watched, events: 0, revents: 0)) }
  let milliseconds = timeout.map { max(0, ($0 / .milliseconds(1)).rounded(.up)) } ?? -1
  let count = poll(&waited, nfds_t(waited.count), Int32(min(milliseconds, Double(Int32.max))))
  return waited.map { entry in
    let events = count > 0 ? Int32(entry.revents) : 0
    return Readiness(
      isReadable: events & POLLIN != 0, isWritable: events & POLLOUT != 0,
      isHungUp: events & (POLLHUP | POLLERR | POLLNVAL) != 0)
  }
}

/// A clock that nobody can set. It goes on while the system sleeps.
///
/// The clocks of the standard library come with its tasks and queues, which the game does not use:
/// they would make the program a megabyte larger, and slower to start.
package enum MonotonicClock {
  /// The time since a moment before the program started.
  package static var now: Duration {
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(CLOCK_MONOTONIC, &time)
    #else
      clock_gettime(CLOCK_BOOTTIME, &time)
    #endif
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

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
