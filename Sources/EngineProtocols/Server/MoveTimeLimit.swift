/// The time limit for a move, from the time that is left for the game.
///
/// The last squares are solved almost instantly, so most of the time goes to the moves before.
public enum MoveTimeLimit {
  /// With at most this many empty squares, a move takes little time: solving 18 takes 0.04 s on
  /// average.
  private static let quickEmpties = 18
  /// The share of such a move, relative to one with more empty squares.
  private static let quickShare = 0.3
  /// The time for communication: a fixed number of seconds, and a share of the limit.
  private static let delay = 0.01
  private static let delayShare = 0.03
  /// The shortest limit, in seconds; enough for a shallow search.
  private static let least = 0.005

  /// The limit for a move with a number of empty squares, out of the seconds left for the game.
  public static func share(ofSeconds left: Double, empties: Int) -> Duration {
    let quick = Double(min(empties, quickEmpties)) / 2 * quickShare
    let slow = Double(max(0, empties - quickEmpties)) / 2
    return all(ofSeconds: left / max(1, slow + quick))
  }

  /// The limit for a move that has a number of seconds to itself.
  public static func all(ofSeconds seconds: Double) -> Duration {
    .seconds(min(86400, max(least, seconds * (1 - delayShare) - delay)))
  }
}
