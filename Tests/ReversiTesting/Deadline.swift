import Libc

/// The time by which something must have happened.
///
/// Waits block on what they wait for, so a deadline costs nothing unless it is missed. It is
/// generous: it tells a slow machine from a program that hangs.
package struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  /// A deadline this long from now.
  package init(after duration: Duration) {
    end = .now + duration
  }

  /// Long enough for anything a working program does on a busy machine.
  package static var generous: Deadline { Deadline(after: .seconds(60)) }

  /// Whether it has passed.
  package var isOver: Bool { end <= .now }

  /// Waits until there is a value. Every wait of the tests is made of this one.
  ///
  /// - Parameters:
  ///   - what: The expected event.
  ///   - instead: Describes what there is in its place at the end.
  ///   - step: Blocks until something happens. Returns false when nothing more can happen. By
  ///     default it waits for a few milliseconds.
  ///   - value: The value, or nil if it is not there yet.
  /// - Throws: `TimedOut` when the deadline has passed, even if things still happen then.
  package func wait<Value>(
    for what: @autoclosure () -> String, instead: () -> String = { "nothing" },
    step: (Deadline) throws -> Bool = Self.pause, until value: () throws -> Value?
  ) throws -> Value {
    while true {
      if let value = try value() { return value }
      guard !isOver, try step(self) else { throw TimedOut(what(), instead: instead()) }
    }
  }

  /// Waits until a condition holds.
  package func wait(
    for what: @autoclosure () -> String, instead: () -> String = { "nothing" },
    step: (Deadline) throws -> Bool = Self.pause, until condition: () throws -> Bool
  ) throws {
    try wait(for: what(), instead: instead, step: step) { try condition() ? () : nil as Void? }
  }

  /// Waits until a file can be read or has reached its end.
  package func wait(for what: @autoclosure () -> String, readable file: Int32?) throws {
    guard waitUntilReadable([file].compactMap(\.self)) else {
      throw TimedOut(what(), instead: "nothing")
    }
  }

  /// Waits for a few milliseconds, for what cannot be waited for itself.
  package static func pause(before deadline: Deadline) -> Bool {
    poll(nil, 0, 2)
    return true
  }

  /// Blocks until one of the files can be read, or the deadline has passed.
  ///
  /// - Returns: Whether one can be read (or has reached its end).
  package func waitUntilReadable(_ files: Int32...) -> Bool { waitUntilReadable(files) }

  /// Blocks until one of the files can be read, or the deadline has passed.
  ///
  /// - Returns: Whether one can be read (or has reached its end).
  package func waitUntilReadable(_ files: [Int32]) -> Bool {
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
