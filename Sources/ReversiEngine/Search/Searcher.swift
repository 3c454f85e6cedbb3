import Posix
import Synchronization

/// The state of one searching thread: its counters, its stacks, and its access to the shared table.
///
/// It is a value on the thread's own stack, so the search reads it without locks or checks for
/// exclusive access. Scores are disks for the player to move: the final difference with empty
/// squares counted for the winner, or an estimate of it.
package struct Searcher: ~Copyable {
  /// The nodes visited, including the one before the last disk.
  var nodes: UInt64 = 0
  private var nodeLimit = UInt64.max
  private var deadline: Duration?
  private var checksUntilLook = 0
  private var looksUntilClock = 0
  private var isLimited = false
  /// Set when the search, or this thread's part of it, must end. Scores are void from then on.
  var isStopped = false
  /// Set for good when a limit is reached or the token is stopped.
  private(set) var isOver = false
  /// The cutoff of the innermost split point where this thread works.
  var cutoff: UnsafePointer<Cutoff>?
  var selectivity = Selectivity.none
  /// Shallow searches under way that predict a deep one.
  var predictions = 0
  /// The last refutation, as a set of squares. It may refute the next move, too.
  var refutation: UInt64 = 0

  let stop: StopToken
  let team: SearchTeam?
  let idle: UnsafePointer<Atomic<Int>>?
  let table: TableAccess
  /// For positions with at most ``nearEmpties`` empty squares.
  let near = NearTable()
  let evaluator: Evaluator
  let edges: UnsafePointer<UInt8>
  let lastFlips: UnsafePointer<UInt8>
  /// One entry for each ply of the line under search; a pass is a ply.
  let indices: UnsafeMutablePointer<PatternIndices>
  let moveStack: UnsafeMutablePointer<MoveList.Move>
  var moveTop = 0
  /// The best line below each principal node: a row for each ply, up to ``endOfLine``.
  let lines: UnsafeMutablePointer<UInt8>

  init(table: TranspositionTable, evaluator: Evaluator, stop: StopToken, team: SearchTeam? = nil) {
    self.stop = stop
    self.team = team
    idle = team?.idle
    self.table = table.access
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

  static let endOfLine = UInt8(SearchBoard.noSquare)

  /// More than any line has: 60 moves, and no two passes follow each other.
  static let plies = 128
  /// No position has more than 34 legal moves.
  private static let moveCapacity = 34 * plies
  /// Reading the clock takes 40 ns, and the next check comes some microseconds later. So a limit is
  /// exceeded by about a millisecond.
  private static let looksPerClockRead = 16
  /// A look reads memory that other threads write.
  private static let checksPerLook = 16

  mutating func obey(_ limits: SearchLimits, since start: Duration) {
    isLimited = true
    nodeLimit = limits.nodes.map { $0 / UInt64(limits.threads) } ?? .max
    deadline = limits.time.map { start + $0 }
  }

  /// Called every few microseconds.
  @inline(__always)
  mutating func checkStop() {
    if isLimited && (stop.isStopped || nodes >= nodeLimit) { end() }
    checksUntilLook &-= 1
    if checksUntilLook < 0 { checkCutoffAndClock() }
  }

  @inline(never)
  private mutating func checkCutoffAndClock() {
    checksUntilLook = Self.checksPerLook
    if let cutoff, cutoff.pointee.isSetHereOrOutside { isStopped = true }
    looksUntilClock &-= 1
    guard looksUntilClock < 0 else { return }
    looksUntilClock = Self.looksPerClockRead
    if isLimited, let deadline, MonotonicClock.now >= deadline { end() }
  }

  private mutating func end() {
    isOver = true
    isStopped = true
  }

  /// The logarithm, which ranks entries in the table.
  @inline(__always)
  func cost(since before: UInt64) -> Int { 64 &- (nodes &- before).leadingZeroBitCount }
}

extension Searcher {
  /// The score, or a bound on it, where no move has to be searched; alpha if the search is stopped.
  ///
  /// Nodes that end within a microsecond do not check for a stop.
  @inline(__always)
  mutating func enter(
    _ board: SearchBoard, _ moves: UInt64, alpha: Int, empties: Int, checksStop: Bool = true,
    afterPass search: (
      _ searcher: inout Searcher, _ board: SearchBoard, _ moves: UInt64, _ alpha: Int
    ) -> Int
  ) -> Int? {
    nodes &+= 1
    if checksStop {
      checkStop()
      if isStopped { return alpha }
    }
    if let bound = stabilityBound(board, alpha: alpha, empties: empties) { return bound }
    if moves != 0 { return nil }
    let replies = board.passed.legalMoves
    guard replies != 0 else { return board.finalScore }
    return Score.negated(search(&self, board.passed, replies, ~alpha))
  }

  /// Tried only if alpha is so high that enough disks can be stable: from 0 with 4 empty squares,
  /// and 2 more for each further one. With limits higher by 4, FFO #40–#47 takes 4 % more nodes;
  /// with limits lower by 2, as much time (version 1.32).
  @inline(__always)
  func stabilityBound(_ board: SearchBoard, alpha: Int, empties: Int) -> Int? {
    guard alpha >= 2 &* empties &- 8 else { return nil }
    let bound = Score.highest &- 2 &* board.stableOpponentDisks(edges: edges)
    return bound <= alpha ? bound : nil
  }
}

/// Principal variation search: a full window for the first move, null windows to refute the rest.
///
/// While another thread is idle, the threads refute the rest together. With two threads this took
/// 0.87 of the time from 52 empty squares, and 0.95 on FFO #45–#49 (version 1.20).
extension Searcher {
  /// The score within (alpha, beta), with the best line in the row of `ply`.
  mutating func searchPrincipal(
    _ board: SearchBoard, ply: Int, empties: Int, to horizon: Horizon, alpha: Int, beta: Int
  ) -> Int {
    nodes &+= 1
    checkStop()
    let line = lines + ply &* Self.plies
    line[0] = Self.endOfLine
    let moves = board.legalMoves
    if moves == 0 {
      guard empties != 0, board.passed.legalMoves != 0 else { return board.finalScore }
      advancePass(ply)
      let score = negamax(alpha: alpha, beta: beta) {
        searchPrincipal(
          board.passed, ply: ply &+ 1, empties: empties, to: horizon, alpha: $0, beta: $1)
      }
      takeLine(of: ply &+ 1, after: nil, at: ply)
      return score
    }
    if horizon == .plies(0) { return evaluation(board, ply: ply, empties: empties) }
    let depth = horizon.depth(empties: empties)
    let key = TableAccess.key(of: board)
    let known = table.entry(for: key)
    let before = nodes
    var list = movesByEvaluation(
      of: board, moves, ply: ply, empties: empties, to: horizon, alpha: alpha, known: known)
    moveTop &+= list.count
    defer { moveTop &-= list.count }

    var best = Score.unknown
    var bestSquare = SearchBoard.noSquare
    var isFirst = true
    while let move = list.takeBest() {
      defer { isFirst = false }
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      let low = max(alpha, best)
      var score = beta
      if !isFirst {
        advance(ply, square, flips: move.flips)
        score = negamax(alpha: low) {
          search(next, ply: ply &+ 1, empties: empties &- 1, to: horizon.afterMove, alpha: $0)
        }
      }
      if isFirst || (score > low && score < beta && !isStopped) {
        advance(ply, square, flips: move.flips)
        score = negamax(alpha: low, beta: beta) {
          searchPrincipal(
            next, ply: ply &+ 1, empties: empties &- 1, to: horizon.afterMove, alpha: $0, beta: $1)
        }
      } else {
        lines[(ply &+ 1) &* Self.plies] = Self.endOfLine
      }
      if isStopped { return low }
      if score > best {
        best = score
        bestSquare = square
        takeLine(of: ply &+ 1, after: square, at: ply)
        if best >= beta { break }
      }
      if depth >= Self.splitDepth, !list.isEmpty, isAnyIdle, let team {
        let low = max(alpha, best)
        var rest = list
        let outcome = share(
          &rest, of: board, .search(ply: ply, indices: indices[ply], to: horizon), alpha: low,
          outcome: SplitPoint.Outcome(score: best, square: bestSquare), with: team)
        if isStopped { return low }
        if outcome.score <= low {
          // Where the first move is no better, this bounds the score.
          best = max(best, outcome.score)
          break
        }
        // The table remembers which others were refuted.
        list.promote(outcome.square)
      }
    }
    table.store(
      key, score: best, alpha: alpha, beta: beta, best: bestSquare, depth: depth,
      selectivity: selectivity.rawValue, cost: cost(since: before))
    return best
  }

  private func takeLine(of below: Int, after square: Int?, at ply: Int) {
    var to = lines + ply &* Self.plies
    var from = lines + below &* Self.plies
    if let square {
      to[0] = UInt8(truncatingIfNeeded: square)
      to += 1
    }
    while from[0] != Self.endOfLine {
      to[0] = from[0]
      to += 1
      from += 1
    }
    to[0] = Self.endOfLine
  }
}
