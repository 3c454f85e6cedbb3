/// All that one searching thread touches: its counters, its stacks, and its view of the shared
/// table.
///
/// A value that lives on the thread's own stack, so that the search reads it without locks or
/// checks of exclusive access. Scores are disks from the mover's side throughout: the final
/// difference with empties given to the winner, or an estimate of it.
struct Searcher: ~Copyable {
  /// Positions visited, the one before the last disk included.
  var nodes: UInt64 = 0
  /// The search ends after this many nodes.
  private var nodeLimit = UInt64.max
  /// The search ends at this time.
  private var deadline: ContinuousClock.Instant?
  /// Checks left until the clock is read again.
  private var untilClock = 0
  /// Whether there is any reason to end early.
  private var isLimited = false
  /// Set when the search has to end, or this thread's part of it; every score after that is void.
  var isStopped = false
  /// Set once, when a limit is reached or somebody asks to stop.
  private(set) var isOver = false
  /// The innermost split point at which this thread works.
  var split: SplitPoint?
  /// How sure a cut by a shallow search has to be; see `Selectivity`.
  var selectivity = Selectivity.none
  /// How many shallow searches that look for a cut are under way.
  var probing = 0

  let stop: StopToken
  /// The threads that share the work; nil if there is only one.
  let team: SearchTeam?
  let table: TableAccess
  let evaluator: Evaluator
  let edges: UnsafePointer<UInt8>
  /// The pattern indices of the line under search, one entry a ply; a pass is a ply.
  let indices: UnsafeMutablePointer<PatternIndices>
  let moveStack: UnsafeMutablePointer<MoveList.Move>
  var moveTop = 0
  /// The best line found below each principal node: one row of squares a ply, up to
  /// ``endOfLine``.
  let lines: UnsafeMutablePointer<UInt8>

  init(table: TranspositionTable, evaluator: Evaluator, stop: StopToken, team: SearchTeam? = nil) {
    self.stop = stop
    self.team = team
    self.table = table.access
    self.evaluator = evaluator
    edges = EdgeStability.shared.disks
    indices = .allocate(capacity: Self.plies)
    indices.initialize(repeating: .zero, count: Self.plies)
    moveStack = .allocate(capacity: Self.moveCapacity)
    moveStack.initialize(
      repeating: MoveList.Move(flips: 0, square: 0, rank: 0), count: Self.moveCapacity)
    lines = .allocate(capacity: Self.plies * Self.plies)
    lines.initialize(repeating: Self.endOfLine, count: Self.plies * Self.plies)
  }

  deinit {
    indices.deallocate()
    moveStack.deallocate()
    lines.deallocate()
  }

  /// Follows the last square of a line.
  static let endOfLine = UInt8(SearchBoard.noSquare)

  /// No line has more than 60 moves, and no two passes follow each other.
  static let plies = 128
  /// No position has more than 34 legal moves; a node within a shallow search can lie over each of
  /// the line.
  private static let moveCapacity = 34 * plies

  /// From here on the search ends when its limits are reached or it is told to stop.
  mutating func heed(_ limits: SearchLimits, since start: ContinuousClock.Instant) {
    isLimited = true
    nodeLimit = limits.nodes.map { $0 / UInt64(limits.threads) } ?? .max
    deadline = limits.time.map { start + $0 }
  }

  /// Looks at the reasons to end early; called where the time to the next call is some
  /// microseconds.
  @inline(__always)
  mutating func checkStop() {
    if isLimited && (stop.isStopped || nodes >= nodeLimit) { end() }
    if team != nil, let split, split.isAbandoned { isStopped = true }
    untilClock &-= 1
    if untilClock < 0 { readClock() }
  }

  @inline(never)
  private mutating func readClock() {
    untilClock = 256
    if isLimited, let deadline, ContinuousClock.now >= deadline { end() }
  }

  private mutating func end() {
    isOver = true
    isStopped = true
  }

  /// A bound on the score if the opponent's stable disks keep it at or below alpha, else nil.
  ///
  /// Tried only when alpha is so high that it can succeed.
  @inline(__always)
  func stabilityBound(_ board: SearchBoard, alpha: Int, empties: Int) -> Int? {
    guard alpha >= 2 &* empties &- 2 else { return nil }
    let bound = 64 &- 2 &* board.stableOpponentDisks(edges: edges)
    return bound <= alpha ? bound : nil
  }

  /// The logarithm of the work since `before`, by which the table ranks its entries.
  @inline(__always)
  func cost(since before: UInt64) -> Int { 64 &- (nodes &- before).leadingZeroBitCount }
}
