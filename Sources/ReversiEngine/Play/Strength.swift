import ReversiCore

/// How far the computer searches at a level, and how often it plays a worse move.
public struct Strength: Sendable, Hashable {
  /// Plies that it looks ahead; 0 only for the random player.
  let depth: Int
  /// With at most this many empty squares it sees the end of the game.
  let exactFrom: Int
  /// How readily the search cuts moves that look hopeless.
  let selectivity: Selectivity
  /// How often it does not play the best move that it sees, 0 to 1.
  let mistakeChance: Double
  /// How many disks worse than the best a mistake can look to it.
  let mistakeSize: Int
  /// The longest that it thinks about a move.
  private(set) var timeCap: Duration
  /// Whether it searches on all processors; the move can then differ from time to time.
  let usesAllProcessors: Bool

  /// The strength of a level.
  public init(_ level: Level) {
    self = Self.table[level.number]
  }

  /// All that can be found out in a time.
  public init(moveTime: Duration) {
    self.init(60, 60, .percent73, chance: 0, size: 0, cap: moveTime, usesAllProcessors: true)
  }

  /// The same strength, if there is no more time than that.
  public func within(_ time: Duration) -> Strength {
    var strength = self
    strength.timeCap = min(timeCap, time)
    return strength
  }

  /// The strengths in the order of the levels, one each.
  ///
  /// Found by trial: each wins about seven games of ten against the one before it, 67 to 71 % of
  /// 600 games from random openings.
  static let table: [Strength] = [
    //       plies exact  selectivity    mistakes: chance, disks   seconds
    Strength(00, 00, .none, chance: 1.00, size: 128, cap: .seconds(0)),
    Strength(01, 02, .none, chance: 0.93, size: 64, cap: .seconds(1)),
    Strength(01, 02, .none, chance: 0.69, size: 64, cap: .seconds(1)),
    Strength(01, 03, .none, chance: 0.49, size: 64, cap: .seconds(1)),
    Strength(02, 04, .none, chance: 0.35, size: 64, cap: .seconds(1)),
    Strength(02, 06, .none, chance: 0.20, size: 64, cap: .seconds(1)),
    Strength(03, 08, .none, chance: 0.12, size: 64, cap: .seconds(1)),
    Strength(04, 10, .none, chance: 0.06, size: 64, cap: .seconds(1)),
    Strength(05, 12, .none, chance: 0.02, size: 64, cap: .seconds(1)),
    Strength(07, 14, .percent73, chance: 0.00, size: 0, cap: .seconds(2)),
    Strength(12, 20, .percent73, chance: 0.00, size: 0, cap: .seconds(2), usesAllProcessors: true),
  ]

  /// Positions that one thread visits in a second: 3 million in the middle of the game, 13 at its end
  /// (portable build, `reversi-lab bench midgame` and `ffo`).
  private static let nodesPerSecond = 5_000_000

  private init(
    _ depth: Int, _ exactFrom: Int, _ selectivity: Selectivity, chance: Double, size: Int,
    cap: Duration, usesAllProcessors: Bool = false
  ) {
    self.depth = depth
    self.exactFrom = exactFrom
    self.selectivity = selectivity
    mistakeChance = chance
    mistakeSize = size
    timeCap = cap
    self.usesAllProcessors = usesAllProcessors
  }

  /// Whether it knows openings from a book: whoever looks less far ahead soon loses again what a
  /// book has won.
  var usesBook: Bool { depth >= 5 }

  /// What a search may spend on a machine with a number of processors; nil for the random player,
  /// who does not search.
  ///
  /// - Parameter isRepeatable: Whether the same position has to lead to the same move each time and
  ///   everywhere: positions are counted then, not seconds, on one thread.
  public func limits(processors: Int = 1, isRepeatable: Bool = false) -> SearchLimits? {
    guard depth > 0 else { return nil }
    return SearchLimits(
      depth: depth, nodes: isRepeatable ? nodeCap : nil, time: isRepeatable ? nil : timeCap,
      exactFrom: exactFrom, selectivity: selectivity,
      threads: usesAllProcessors && !isRepeatable ? processors : 1)
  }

  /// About as many positions as one thread visits in the longest time.
  private var nodeCap: UInt64 {
    UInt64(timeCap / .seconds(1) * Double(Self.nodesPerSecond))
  }

  /// What a search may spend that evaluates a position as a level does when it makes no mistakes.
  ///
  /// Neither clock nor chance counts, so that the result is always the same. The random player sees
  /// nothing: in its place looks the weakest that does.
  public static func evaluationLimits(for level: Level) -> SearchLimits {
    let strength = table[max(1, level.number)]
    return SearchLimits(
      depth: strength.depth, exactFrom: strength.exactFrom, selectivity: strength.selectivity)
  }
}
