/// How strong the computer plays: one row of a table that says what it sees and how often it errs.
public struct Level: Sendable, Hashable {
  /// 0, the random player, to 10, the strongest.
  public let number: Int
  /// Plies that it looks ahead; 0 only for the random player.
  let depth: Int
  /// With at most this many empty squares it sees the end of the game.
  let exactFrom: Int
  /// How readily it leaves out lines that look hopeless.
  let selectivity: Selectivity
  /// How often it does not play the best move that it sees, 0 to 1.
  let mistakeChance: Double
  /// How many disks worse than the best a mistake can look to it.
  let mistakeSize: Int
  /// The longest that it thinks about a move.
  let timeCap: Duration

  /// The level of a number; nil outside of 0 to 10.
  public init?(_ number: Int) {
    guard Level.all.indices.contains(number) else { return nil }
    self = Level.all[number]
  }

  /// All levels, weakest first; the number is the index.
  ///
  /// Each wins about seven games of ten against the one before it; `reversi-match levels` plays
  /// them.
  public static let all: [Level] = [
    //    plies  exact  selectivity    mistakes: chance, disks   seconds
    Level(0, 00, 00, .none, chance: 1.00, size: 128, cap: 0),
    Level(1, 01, 02, .none, chance: 0.93, size: 64, cap: 1),
    Level(2, 01, 02, .none, chance: 0.69, size: 64, cap: 1),
    Level(3, 01, 03, .none, chance: 0.49, size: 64, cap: 1),
    Level(4, 02, 04, .none, chance: 0.35, size: 64, cap: 1),
    Level(5, 02, 06, .none, chance: 0.20, size: 64, cap: 1),
    Level(6, 03, 08, .none, chance: 0.12, size: 64, cap: 1),
    Level(7, 04, 10, .none, chance: 0.06, size: 64, cap: 1),
    Level(8, 05, 12, .none, chance: 0.02, size: 64, cap: 1),
    Level(9, 07, 14, .percent73, chance: 0.00, size: 0, cap: 2),
    Level(10, 12, 20, .percent73, chance: 0.00, size: 0, cap: 2),
  ]

  private init(
    _ number: Int, _ depth: Int, _ exactFrom: Int, _ selectivity: Selectivity, chance: Double,
    size: Int, cap: Int
  ) {
    self.number = number
    self.depth = depth
    self.exactFrom = exactFrom
    self.selectivity = selectivity
    mistakeChance = chance
    mistakeSize = size
    timeCap = .seconds(cap)
  }

  /// What a search at this level may spend; nil for the random player, who does not search.
  public var limits: SearchLimits? {
    guard depth > 0 else { return nil }
    return SearchLimits(
      depth: depth, time: timeCap, exactFrom: exactFrom, selectivity: selectivity)
  }
}
