/// How strong the computer plays for a side: 0, at random, to 10, as well as it can.
public struct Level: Sendable, Hashable {
  /// The number that the player sees.
  public let number: Int

  /// The level of a number, or nil outside of 0 to 10.
  public init?(_ number: Int) {
    guard (0...Self.strongest.number).contains(number) else { return nil }
    self.init(unchecked: number)
  }

  private init(unchecked number: Int) {
    self.number = number
  }

  /// The level that a side starts with.
  public static let standard = Level(unchecked: 4)

  /// The level of the strongest play.
  public static let strongest = Level(unchecked: 10)

  /// All levels, weakest first.
  public static let all = (0...strongest.number).map(Level.init(unchecked:))

  /// The next stronger level; after the strongest comes the weakest.
  public var next: Level { Level(unchecked: (number + 1) % Level.all.count) }
}
