/// All that one searching thread touches: its counters, its stacks, and its access to the shared
/// table.
///
/// A value that lives on the thread's own stack, so that the search reads it without locks or
/// checks of exclusive access. Scores are disks from the mover's side throughout: the final
/// difference with empties given to the winner, or an estimate of it.
package struct Searcher: ~Copyable {
  /// Positions visited, the one before the last disk included.
  var nodes: UInt64 = 0
  /// The search ends after this many nodes.
  private var nodeLimit = UInt64.max
  /// The search ends at this time.
  private var deadline: Deadline?
  /// Checks left until split points are looked at again.
  private var checksUntilLook = 0
  /// Looks left until the clock is read again.
  private var looksUntilClock = 0
  /// Whether limits and the stop token count yet.
  private var isLimited = false
  /// Set when the search has to end, or this thread's part of it; scores are void from then on.
  var isStopped = false
  /// Set for good when a limit is reached or somebody asks to stop.
  private(set) var isOver = false
  /// The innermost split point at which this thread works.
  var split: SplitPoint?
  /// The confidence that cuts by a shallow search need.
  var selectivity = Selectivity.none
  /// How many shallow searches that predict a deep one are under way.
  var predictions = 0
  /// The move of the last ply that refuted the move before, as a set of squares; it may well refute
  /// the next one, too.
  var refutation: UInt64 = 0

  let stop: StopToken
  /// The threads that share the work; nil if there is only one.
  let team: SearchTeam?
  let table: TableAccess
  /// What is known about positions with at most ``nearEmpties`` empty squares: a small table of this
  /// thread's own, which stays in its processor's cache.
  let near: TableAccess
  let evaluator: Evaluator
  /// The table of ``EdgeStability``, which lives as long as the program.
  let edges: UnsafePointer<UInt8>
  /// The table of ``LastDisk``, which lives as long as the program.
  let lastFlips: UnsafePointer<UInt8>
  /// The pattern indices of the line under search, one entry a ply; a pass is a ply.
  let indices: UnsafeMutablePointer<PatternIndices>
  /// The lists of moves of the line under search, one upon the other.
  let moveStack: UnsafeMutablePointer<MoveList.Move>
  /// The number of moves on the stack.
  var moveTop = 0
  /// The best line found below each principal node: one row of squares a ply, up to
  /// ``endOfLine``.
  let lines: UnsafeMutablePointer<UInt8>

  init(table: TranspositionTable, evaluator: Evaluator, stop: StopToken, team: SearchTeam? = nil) {
    self.stop = stop
    self.team = team
    self.table = table.access
    near = TranspositionTable(bytes: Self.nearBytes).access
    self.evaluator = evaluator
    edges = EdgeStability.shared.disks
    lastFlips = LastDisk.shared.flips
    indices = .allocate(capacity: Self.plies)
    indices.initialize(repeating: .zero, count: Self.plies)
    moveStack = .allocate(capacity: Self.moveCapacity)
    moveStack.initialize(
      repeating: MoveList.Move(flips: 0, replies: 0, square: 0, rank: 0), count: Self.moveCapacity)
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

  /// More than any line has: 60 moves, and no two passes follow each other.
  static let plies = 128
  /// Four times as much saves 1 % of the nodes on FFO #40–#43, and costs as much time.
  private static let nearBytes = 256 << 10
  /// Room for a list of moves at every ply. No position has more than 34 legal moves.
  private static let moveCapacity = 34 * plies
  /// To read the clock takes 40 ns, and the next check comes some microseconds later: so the clock
  /// costs nothing that can be measured, and a limit is exceeded by about a millisecond.
  private static let looksPerClockRead = 16
  /// Split points count their references, and threads that count the same ones wait for each other:
  /// at every check that took two threads 5 % of their time.
  private static let checksPerLook = 16

  /// From here on the search ends when its limits are reached or it is told to stop.
  mutating func obey(_ limits: SearchLimits, since start: ContinuousClock.Instant) {
    isLimited = true
    nodeLimit = limits.nodes.map { $0 / UInt64(limits.threads) } ?? .max
    deadline = limits.time.map { Deadline(instant: start + $0) }
  }

  /// Looks for a reason to end early; called every few microseconds.
  @inline(__always)
  mutating func checkStop() {
    if isLimited && (stop.isStopped || nodes >= nodeLimit) { end() }
    checksUntilLook &-= 1
    if checksUntilLook < 0 { look() }
  }

  @inline(never)
  private mutating func look() {
    checksUntilLook = Self.checksPerLook
    if let split, split.isAbandoned { isStopped = true }
    looksUntilClock &-= 1
    guard looksUntilClock < 0 else { return }
    looksUntilClock = Self.looksPerClockRead
    if isLimited, let deadline, ContinuousClock.now >= deadline.instant { end() }
  }

  private mutating func end() {
    isOver = true
    isStopped = true
  }

  /// A bound on the score if the opponent's stable disks keep it at or below alpha, else nil.
  ///
  /// Tried only where alpha is so high that enough disks can be stable by then: from 4 with 4 empty
  /// squares, and 2 more for each further one, which is about Edax's table
  /// `NWS_STABILITY_THRESHOLD`, 2 lower.
  @inline(__always)
  func stabilityBound(_ board: SearchBoard, alpha: Int, empties: Int) -> Int? {
    guard alpha >= 2 &* empties &- 4 else { return nil }
    let bound = Score.highest &- 2 &* board.stableOpponentDisks(edges: edges)
    return bound <= alpha ? bound : nil
  }

  /// The logarithm of the work since `before`, by which the table ranks its entries.
  @inline(__always)
  func cost(since before: UInt64) -> Int { 64 &- (nodes &- before).leadingZeroBitCount }
}

/// A point in time behind a reference.
///
/// The library does not promise how large an instant is. A searcher that held one would find all
/// its fields by a table of offsets at run time, for which the end took 6 % longer.
private final class Deadline {
  let instant: ContinuousClock.Instant

  init(instant: ContinuousClock.Instant) { self.instant = instant }
}
