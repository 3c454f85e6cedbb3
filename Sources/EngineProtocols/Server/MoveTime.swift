/// The time for a move.
package struct MoveTime: Sendable, Hashable {
  /// The maximum time.
  package let limit: Duration
  /// The target time. Unused time carries over to later moves; nil if it does not.
  package let plan: Duration?

  /// Creates a time, with a target if it is a share of a longer time.
  package init(limit: Duration, plan: Duration? = nil) {
    self.limit = limit
    self.plan = plan
  }

  /// With at most this many empty squares, a move takes little time: solving 18 takes 0.04 s on
  /// average.
  private static let quickEmpties = 18
  /// The share of a quick move, relative to a move with more empty squares.
  private static let quickShare = 0.3
  /// The maximum time for a move in doubt, as a multiple of the target, and as a share of what is
  /// left.
  private static let maximumPlans = 2.5
  private static let maximumPartOfRest = 0.3
  /// The time for communication: a fixed number of seconds, and a share of the limit.
  private static let delay = 0.01
  private static let delayShare = 0.03
  /// The minimum of the limit, in seconds: enough for a shallow search.
  private static let minimum = 0.005

  /// The time for a move with a number of empty squares, out of the seconds left for the game.
  ///
  /// The last squares are solved almost instantly, so most of the time goes to the moves before.
  package static func share(ofSeconds left: Double, empties: Int) -> MoveTime {
    let quick = Double(min(empties, quickEmpties)) / 2 * quickShare
    let slow = Double(max(0, empties - quickEmpties)) / 2
    let share = left / max(1, slow + quick)
    let maximum = max(share, min(maximumPlans * share, maximumPartOfRest * left))
    return MoveTime(limit: duration(maximum), plan: duration(share))
  }

  /// The time for a move that has a number of seconds to itself.
  package static func all(ofSeconds seconds: Double) -> MoveTime {
    MoveTime(limit: duration(seconds))
  }

  private static func duration(_ seconds: Double) -> Duration {
    .seconds(min(86400, max(minimum, seconds * (1 - delayShare) - delay)))
  }
}
