#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What came of waiting for a descriptor.
public struct Readiness: Sendable, Hashable {
  /// Whether it can be read without waiting.
  public let isReadable: Bool
  /// Whether it takes what is written without waiting, where that was asked for.
  public let isWritable: Bool
  /// Whether what it leads to is gone.
  public let isHungUp: Bool
}

/// Waits until one of the descriptors can be read, a signal comes, or the time is over.
///
/// - Parameters:
///   - descriptors: What to wait for.
///   - writing: One more, of which to wait until it can be written; it comes next in the result.
///   - watched: One more, of which to wait until what it leads to is gone; it comes last.
///   - timeout: How long to wait at most, rounded up to a millisecond; nil for as long as it takes.
/// - Returns: What each of the descriptors is ready for, in their order.
public func waitForInput(
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
