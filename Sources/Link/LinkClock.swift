/// The time that each side has left for a game, as one end knows it. In milliseconds.
public struct LinkClock: Sendable, Hashable {
  /// The valid times: up to a day.
  public static let times = 0...86_400_000

  /// The time that Black has left.
  public let dark: Int
  /// The time that White has left.
  public let light: Int
  /// The time that each move adds.
  public let increment: Int

  /// The times of both sides; nil if one is not in `times`.
  public init?(dark: Int, light: Int, increment: Int) {
    guard [dark, light, increment].allSatisfy(Self.times.contains) else { return nil }
    (self.dark, self.light, self.increment) = (dark, light, increment)
  }
}
