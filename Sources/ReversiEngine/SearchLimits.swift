/// What a search may spend, and how far it has to look.
public struct SearchLimits: Sendable, Hashable {
  /// Plies to look ahead, 1 or more; no deeper than the end of the game.
  public var depth: Int
  /// Positions to visit; nil for any number.
  public var nodes: UInt64?
  /// Time to think; nil for as long as it takes.
  public var time: Duration?
  /// With at most this many empty squares the search goes to the end of the game, whatever the
  /// depth.
  public var exactFrom: Int
  /// The confidence that a cut by a shallower search needs where the search does not reach the end
  /// of the game.
  public var selectivity: Selectivity
  /// The confidence that such a cut needs in a search to the end; the score is exact if nothing is
  /// cut.
  public var exactSelectivity: Selectivity
  /// Threads to search with, 1 or more.
  public var threads: Int

  /// Makes limits; what is not given does not limit, and searches on one thread at full width.
  public init(
    depth: Int = 60, nodes: UInt64? = nil, time: Duration? = nil, exactFrom: Int = 0,
    selectivity: Selectivity = .none, exactSelectivity: Selectivity = .none, threads: Int = 1
  ) {
    precondition(depth >= 1, "a search of \(depth) plies")
    precondition(threads >= 1, "a search on \(threads) threads")
    self.depth = depth
    self.nodes = nodes
    self.time = time
    self.exactFrom = exactFrom
    self.selectivity = selectivity
    self.exactSelectivity = exactSelectivity
    self.threads = threads
  }
}
