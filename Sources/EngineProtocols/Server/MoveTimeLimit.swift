/// How much of the time that is left a move may take.
///
/// The last squares are solved in no time, so most of it is for the moves before.
public enum MoveTimeLimit {
  /// With at most this many empty squares a move needs little: solving 18 takes 0.04 s on average.
  private static let quickEmpties = 18
  /// The share of such a move, next to that of others.
  private static let quickShare = 0.3
  /// What the way to the other program and back may take, in seconds, and in parts of the time.
  private static let delay = 0.01
  private static let delayShare = 0.03
  /// The least time: a search finishes something in it.
  private static let least = 0.005

  /// The time for a move with a number of empty squares, of the seconds that are left for all.
  public static func share(ofSeconds left: Double, empties: Int) -> Duration {
    let quick = Double(min(empties, quickEmpties)) / 2 * quickShare
    let slow = Double(max(0, empties - quickEmpties)) / 2
    return all(ofSeconds: left / max(1, slow + quick))
  }

  /// The time for one move that may take a number of seconds.
  public static func all(ofSeconds seconds: Double) -> Duration {
    .seconds(min(86400, max(least, seconds * (1 - delayShare) - delay)))
  }
}
