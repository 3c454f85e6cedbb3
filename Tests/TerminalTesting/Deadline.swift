#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The time by which something must have happened.
///
/// Waits block on what they wait for, so a deadline costs nothing unless it is missed. It is
/// generous: it tells a slow machine from a program that hangs.
public struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  /// A deadline this long from now.
  public init(after duration: Duration) {
    end = .now + duration
  }

  /// Long enough for anything a working program does on a busy machine.
  public static var generous: Deadline { Deadline(after: .seconds(60)) }

  /// Whether it has passed.
  public var isOver: Bool { end <= .now }

  /// Blocks until one of the files can be read, or the deadline has passed.
  ///
  /// - Returns: Whether one can be read (or has reached its end).
  public func waitUntilReadable(_ files: Int32...) -> Bool { waitUntilReadable(files) }

  /// Blocks until one of the files can be read, or the deadline has passed.
  ///
  /// - Returns: Whether one can be read (or has reached its end).
  public func waitUntilReadable(_ files: [Int32]) -> Bool {
    var entries = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let left = max(.zero, end - .now)
      // Rounded up, lest the last millisecond is spent in a busy loop.
      let milliseconds = Int32(clamping: Int(left / .milliseconds(1)) + (left > .zero ? 1 : 0))
      let count = poll(&entries, nfds_t(entries.count), milliseconds)
      if count > 0 { return true }
      if count == 0 && left == .zero { return false }
    }
  }
}
