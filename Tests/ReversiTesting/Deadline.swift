import Libc

/// The time by which something must have happened.
///
/// Waits block on what they wait for, so a deadline costs nothing unless it is missed. It is
/// generous: it tells a slow machine from a program that hangs.
package struct Deadline: Sendable {
  private let end: ContinuousClock.Instant

  package init(after duration: Duration) {
    end = .now + duration
  }

  /// Long enough for anything a working program does on a busy machine.
  package static var generous: Deadline { Deadline(after: .seconds(60)) }

  package var isOver: Bool { end <= .now }

  /// Waits until there is a value. Every wait of the tests is made of this one.
  ///
  /// `instead` describes what there is at the end in place of `what`. `step` blocks until something
  /// happens, and returns false when nothing more can; by default it waits for a few milliseconds.
  /// Throws `TimedOut` when the deadline has passed, even if things still happen then.
  package func wait<Value>(
    for what: @autoclosure () -> String, instead: () -> String = { "nothing" },
    step: (Deadline) throws -> Bool = Self.pause, until value: () throws -> Value?
  ) throws -> Value {
    while true {
      if let value = try value() { return value }
      guard !isOver, try step(self) else { throw TimedOut(what(), instead: instead()) }
    }
  }

  package func wait(
    for what: @autoclosure () -> String, instead: () -> String = { "nothing" },
    step: (Deadline) throws -> Bool = Self.pause, until condition: () throws -> Bool
  ) throws {
    try wait(for: what(), instead: instead, step: step) { try condition() ? () : nil as Void? }
  }

  package func wait(for what: @autoclosure () -> String, readable file: Int32?) throws {
    guard waitUntilReadable([file].compactMap(\.self)) else {
      throw TimedOut(what(), instead: "nothing")
    }
  }

  /// Waits for a few milliseconds, for what has no event to wait for.
  package static func pause(before deadline: Deadline) -> Bool {
    poll(nil, 0, 2)
    return true
  }

  package func waitUntilReadable(_ files: Int32...) -> Bool { waitUntilReadable(files) }

  /// Blocks until a file can be read or has reached its end; false when the deadline has passed.
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
