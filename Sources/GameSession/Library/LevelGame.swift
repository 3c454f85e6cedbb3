import ReversiCore

/// A game of the person against the computer at a level.
public struct LevelGame: Sendable, Hashable {
  /// What tells the game from others; nil if this program did not write its line.
  public let identity: GameIdentity?
  /// The level that it was played against.
  public let opponent: LevelOpponent
  /// The side of the person.
  public let side: Disk
  /// The disks by which the person won, negative for a loss; empty squares count for the winner.
  /// Nil if the game was given up.
  public let lead: Int?
  /// The moves.
  public let record: GameRecord

  /// A game, whose standing plies count.
  public init(
    identity: GameIdentity?, opponent: LevelOpponent, side: Disk, record: GameRecord
  ) {
    self.identity = identity
    self.opponent = opponent
    self.side = side
    self.record = record
    lead = Evaluation(ofFinal: record.position)?.score(for: side)
  }

  /// The last opening that the game went through; nil if there is none.
  public var opening: Opening? { Opening.reached(by: record) }

  /// Whether the person won.
  public var isWon: Bool { lead.map { $0 > 0 } ?? false }
}

/// The computer at a level.
public struct LevelOpponent: Sendable, Hashable, Comparable {
  /// The level.
  public let level: Level
  /// The version that played, if the level has changed since then; nil for the level as it is now.
  public let version: String?

  /// The computer of a version at a level.
  ///
  /// - Parameter version: The version, such as `1.8.0`; nil for this one.
  public init(_ level: Level, version: String? = nil) {
    self.level = level
    self.version = version.flatMap { Self.plays($0, before: level.changedIn) ? $0 : nil }
  }

  /// Whether a version came before another. A version that cannot be read did not.
  private static func plays(_ version: String, before other: String) -> Bool {
    let numbers = [version, other].map { $0.split(separator: ".").compactMap { Int($0) } }
    return !numbers[0].isEmpty && numbers[0].lexicographicallyPrecedes(numbers[1])
  }

  /// Orders by level. A level as it was comes before the level as it is.
  public static func < (one: LevelOpponent, other: LevelOpponent) -> Bool {
    if one.level.number != other.level.number { return one.level.number < other.level.number }
    guard let version = one.version else { return false }
    guard let otherVersion = other.version else { return true }
    return plays(version, before: otherVersion)
  }
}
