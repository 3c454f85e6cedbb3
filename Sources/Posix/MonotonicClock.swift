import Libc

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
