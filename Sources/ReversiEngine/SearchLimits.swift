/// What a search may spend: depth, positions, time and threads, and the confidence of its cuts.
package struct SearchLimits: Sendable, Hashable {
  /// The depth in plies, 1 or more. A search never goes past the end of the game.
  package var depth: Int
  /// The positions to visit, or nil for any number.
  package var nodes: UInt64?
  /// The time to think, or nil for no limit.
  package var time: Duration?
  /// The time after which to end unless the best move is in doubt, or nil for the whole time. A
  /// search whose best move is far ahead of the others ends earlier.
  package var plannedTime: Duration?
  /// From this number of empty squares down, the search goes to the end of the game at any depth.
  package var exactFrom: Int
  /// The confidence required for a cut by a shallower search, if the search does not reach the end
  /// of the game.
  package var selectivity: Selectivity
  /// The confidence required for such a cut in a search to the end. With ``Selectivity/none`` the
  /// score is exact.
  package var exactSelectivity: Selectivity
  /// The number of threads, 1 or more.
  package var threads: Int

  /// Creates limits. By default there are none, with one thread at full width.
  package init(
    depth: Int = 60, nodes: UInt64? = nil, time: Duration? = nil, plannedTime: Duration? = nil,
    exactFrom: Int = 0,
    selectivity: Selectivity = .none, exactSelectivity: Selectivity = .none, threads: Int = 1
  ) {
    precondition(depth >= 1, "a search of \(depth) plies")
    precondition(threads >= 1, "a search on \(threads) threads")
    self.depth = depth
    self.nodes = nodes
    self.time = time
    self.plannedTime = plannedTime
    self.exactFrom = exactFrom
    self.selectivity = selectivity
    self.exactSelectivity = exactSelectivity
    self.threads = threads
  }
}
