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
/// - Parameters:
///   - descriptors: The descriptors to read.
///   - writing: A descriptor to write; it comes next in the result.
///   - watched: A descriptor to watch until its other end is closed; it comes last.
///   - timeout: The time limit, rounded up to a millisecond; nil for none.
/// - Returns: The state of each descriptor, in this order.
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
