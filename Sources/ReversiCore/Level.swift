/// How strong the computer plays for a side: 0, at random, to 15, as well as it can.
public struct Level: Sendable, Hashable {
  /// What somebody is called who plays as well.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// Knows the rules, and hardly more.
    case beginner
    /// Has played now and then.
    case casual
    /// Plays often, and looks ahead.
    case club
    /// Wins against nearly everybody.
    case expert
    /// Takes its time, and all processors.
    case machine

    /// The numbers of its levels.
    public var numbers: ClosedRange<Int> {
      switch self {
      case .beginner: 0...2
      case .casual: 3...5
      case .club: 6...8
      case .expert: 9...10
      case .machine: 11...15
      }
    }
  }

  /// What somebody is called who plays as well as the level.
  public var kind: Kind { Kind.allCases.first { $0.numbers.contains(number) } ?? .machine }

  /// The number that the player sees.
  public let number: Int

  /// The level of a number, or nil outside of 0 to 15.
  public init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.init(unchecked: number)
  }

  private init(unchecked number: Int) {
    self.number = number
  }

  /// The level that a side starts with: a casual player wins about every second game.
  public static let standard = Level(unchecked: 3)

  /// The level of the strongest play.
  public static let strongest = Level(unchecked: 15)

  /// The numbers that levels have.
  public static let numbers = 0...strongest.number

  /// All levels, weakest first.
  public static let all = numbers.map(Level.init(unchecked:))

  /// The next stronger level; after the strongest comes the weakest.
  public var next: Level { Level(unchecked: (number + 1) % Level.all.count) }
}
