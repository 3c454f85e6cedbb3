import Libc

/// The date and the time of day by the clock of the system, in its time zone.
package struct LocalTime: Sendable, Hashable {
  /// The year, the month from 1, and the day from 1.
  package let year, month, day: Int
  package let hour, minute, second: Int
  /// The short name of the time zone; may be empty.
  package let zone: String

  /// The number of the day in the system's time zone, counted from 1970-01-01.
  package static var today: Int {
    let (seconds, parts) = clock
    return (seconds + Int(parts.tm_gmtoff)) / 86_400
  }

  /// The time that is left of this day, rounded up to seconds. A change of the zone's time is not
  /// foreseen.
  package static var restOfToday: Duration {
    let now = now
    return .seconds(86_400 - (now.hour * 60 + now.minute) * 60 - now.second)
  }

  package static var now: LocalTime {
    let (_, parts) = clock
    return LocalTime(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec),
      zone: parts.tm_zone.map { String(cString: $0) } ?? "")
  }

  /// The seconds since 1970 in UTC, and the local time of this second.
  private static var clock: (seconds: Int, parts: tm) {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return (Int(seconds), parts)
  }
}
