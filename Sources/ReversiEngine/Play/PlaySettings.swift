import ReversiCore

/// How far the computer looks at a level, and by what it judges what it sees.
public struct PlaySettings: Sendable, Hashable {
  /// By what it judges positions; nil for the trained weights.
  let simpleEvaluation: SimpleEvaluation?
  /// Plies that it looks ahead; 0 only for the random player.
  let depth: Int
  /// With at most this many empty squares it sees the end of the game.
  let exactFrom: Int
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
    self.init(upTo: moveTime)
  }

  /// The same strength, if there is no more time than that.
  public func within(_ time: Duration) -> PlaySettings {
    var settings = self
    settings.timeCap = min(timeCap, time)
    return settings
  }

  /// Somebody who judges for himself, and looks at a fraction of the positions that engines do.
  private init(_ simpleEvaluation: SimpleEvaluation, plies: Int, end: Int = 0) {
    self.init(simpleEvaluation, plies, end, cap: .seconds(1))
  }

  /// A search by the trained weights on one thread.
  private init(plies: Int, end: Int) {
    self.init(nil, plies, end, cap: .seconds(1))
  }

  /// A search by the trained weights on all processors, as far as it gets.
  private init(upTo cap: Duration) {
    self.init(nil, 60, 60, cap: cap, usesAllProcessors: true)
  }

  private init(
    _ simpleEvaluation: SimpleEvaluation?, _ depth: Int, _ exactFrom: Int, cap: Duration,
    usesAllProcessors: Bool = false
  ) {
    self.simpleEvaluation = simpleEvaluation
    self.depth = depth
    self.exactFrom = exactFrom
    timeCap = cap
    self.usesAllProcessors = usesAllProcessors
  }

  /// The player without a plan.
  private static let random = PlaySettings(nil, 0, 0, cap: .zero)

  /// The strengths in the order of the levels, one each.
  ///
  /// Found by trial, so that a scripted casual player wins about 95, 85, 70, 55, 40, 25, 15, 8, 3, 1
  /// and 0 % of the games against the first eleven, and each wins 55 to 75 % against the one before
  /// it (`reversi-lab match casual` and `match levels`; the figures are in the tool's README).
  /// Corners count for so much at the low levels that they err elsewhere: they hem themselves in.
  static let table: [PlaySettings] = [
    .random,
    // What disks are worth, those in and around corners and on edges, moves, and by how much it errs.
    PlaySettings(SimpleEvaluation(corner: 150, move: -26, error: 10), plies: 2),
    PlaySettings(SimpleEvaluation(corner: 100, move: -8, error: 10), plies: 2),
    PlaySettings(SimpleEvaluation(corner: 60, error: 6), plies: 2),
    PlaySettings(
      SimpleEvaluation(corner: 40, diagonal: 12, beside: 6, edge: 2, error: 12), plies: 2),
    PlaySettings(.ofClubPlayer(disk: 0.5, move: 1, error: 7), plies: 2),
    PlaySettings(.ofClubPlayer(disk: 0.5, move: 1.5, error: 3.5), plies: 2, end: 4),
    PlaySettings(.ofClubPlayer(disk: 0.3, move: 2, error: 4), plies: 3, end: 6),
    PlaySettings(.ofExpert(error: 0.7), plies: 3, end: 9),
    PlaySettings(.ofExpert(error: 0), plies: 4, end: 12),
    PlaySettings(plies: 3, end: 2),
    PlaySettings(upTo: .seconds(1)),
    PlaySettings(upTo: .seconds(2)),
    PlaySettings(upTo: .seconds(5)),
    PlaySettings(upTo: .seconds(10)),
    PlaySettings(upTo: .seconds(30)),
  ]

  /// Positions that one thread visits in a second: 3 million in the middle of the game, 13 at its end
  /// (portable build, `reversi-lab bench midgame` and `ffo`).
  private static let nodesPerSecond = 5_000_000

  /// Whether it knows openings from a book: whoever looks less far ahead soon loses again what a
  /// book has won.
  package var usesBook: Bool { simpleEvaluation == nil && depth >= 5 }

  /// What a search may spend on a machine with a number of processors; nil for a player who does not
  /// search by the trained weights.
  ///
  /// - Parameter isRepeatable: Whether the same position has to lead to the same move each time and
  ///   everywhere: positions are counted then, not seconds, on one thread.
  public func limits(processors: Int = 1, isRepeatable: Bool = false) -> SearchLimits? {
    guard depth > 0, simpleEvaluation == nil else { return nil }
    return SearchLimits(
      depth: depth, nodes: isRepeatable ? nodeCap : nil, time: isRepeatable ? nil : timeCap,
      exactFrom: exactFrom, selectivity: .percent73,
      threads: usesAllProcessors && !isRepeatable ? processors : 1)
  }

  /// About as many positions as one thread visits in the longest time.
  private var nodeCap: UInt64 {
    UInt64(timeCap / .seconds(1) * Double(Self.nodesPerSecond))
  }
}

extension SimpleEvaluation {
  /// What somebody looks at who plays in a club: disks count for less, and moves for more.
  fileprivate static func ofClubPlayer(disk: Double, move: Double, error: Double)
    -> SimpleEvaluation
  {
    SimpleEvaluation(
      disk: disk, corner: 40, diagonal: 12, beside: 6, edge: 2, move: move, error: error)
  }

  /// What somebody looks at who knows that few disks are good until the end.
  fileprivate static func ofExpert(error: Double) -> SimpleEvaluation {
    SimpleEvaluation(disk: -0.4, corner: 18, diagonal: 8, beside: 3, edge: 1, move: 2, error: error)
  }
}
