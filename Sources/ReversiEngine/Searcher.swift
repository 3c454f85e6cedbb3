/// All that one searching thread touches: its counters, its stack of moves, and its view of the shared table.
///
/// A value that lives on the thread's own stack, so that the search reads it without locks, reference counts
/// or checks of exclusive access. Scores are disks from the mover's side throughout: the final difference
/// with empties given to the winner, or an estimate of it.
struct Searcher: ~Copyable {
  /// Positions visited, the one before the last disk included.
  var nodes: UInt64 = 0
  /// The search ends after this many nodes.
  var nodeLimit = UInt64.max
  /// Set once, when the search has to end; every score after that is void.
  var isStopped = false

  let stop: StopToken
  let table: TableAccess
  let edges: UnsafePointer<UInt8>
  let moveStack: UnsafeMutablePointer<ScoredMove>
  var moveTop = 0

  init(table: TranspositionTable, stop: StopToken) {
    self.stop = stop
    self.table = table.access
    edges = EdgeStability.shared.disks
    moveStack = .allocate(capacity: Self.moveCapacity)
    moveStack.initialize(
      repeating: ScoredMove(flips: 0, square: 0, score: 0), count: Self.moveCapacity)
  }

  deinit { moveStack.deallocate() }

  /// No position has more than 34 legal moves, and no line more than 60.
  private static let moveCapacity = 34 * 60

  /// Looks at the reasons to end early; called where the time to the next call is some microseconds.
  @inline(__always)
  mutating func checkStop() {
    if stop.isStopped || nodes >= nodeLimit { isStopped = true }
  }

  /// A disk count at which the opponent's stable disks leave nothing to play for, or nil.
  ///
  /// Tried only when alpha is so high that it can succeed.
  @inline(__always)
  func stabilityBound(_ board: SearchBoard, alpha: Int, empties: Int) -> Int? {
    guard alpha >= 2 &* empties &- 2 else { return nil }
    let bound = 64 &- 2 &* board.stableOpponentDisks(edges: edges)
    return bound <= alpha ? bound : nil
  }
}
