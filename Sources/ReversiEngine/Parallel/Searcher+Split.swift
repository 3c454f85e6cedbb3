import Posix
import Synchronization

/// Searches the moves of one node on several threads.
extension Searcher {
  /// Below this depth a subtree is too small to share; Edax has 5 (`SPLIT_MIN_DEPTH`).
  static let splitDepth = 6

  /// The same for a search to the end without an evaluation, in empty squares. With 10 or 12 two
  /// threads were 1 % slower on FFO #45–#47; without sharing, 6 % (before version 1.5).
  static let splitEmpties = 11

  /// Whether another thread waits for work.
  @inline(__always)
  var isAnyIdle: Bool {
    guard let idle else { return false }
    return idle.pointee.load(ordering: .relaxed) > 0
  }

  /// Searches the remaining moves of a node together with the helpers, and returns the best outcome
  /// of all moves.
  ///
  /// While helpers finish the last moves, this thread helps only below this node, so it goes on as
  /// soon as the node is done.
  @inline(never)
  mutating func share(
    _ list: inout MoveList, of board: SearchBoard, _ kind: SplitPoint.Kind, alpha: Int,
    outcome: SplitPoint.Outcome, with team: SearchTeam
  ) -> SplitPoint.Outcome {
    var moves: [MoveList.Move] = []
    while let move = list.takeBest() { moves.append(move) }
    let shared = SplitPoint(
      within: cutoff, board: board, kind, alpha: alpha, selectivity: selectivity,
      predictions: predictions, moves: moves, outcome: outcome)
    team.offer(shared)
    work(at: shared)
    team.withdraw(shared)
    while let inner = nextWork(within: shared, of: team) {
      work(at: inner)
      inner.leave()
    }
    let outcome = shared.outcome
    // The node was left without a cutoff, so moves are missing.
    if outcome.score <= alpha && shared.isAbandoned { isStopped = true }
    return outcome
  }

  /// Waits for the helpers at a split point. Returns a split point below it to help with, or nil when
  /// no helper is left.
  mutating func nextWork(within shared: SplitPoint, of team: SearchTeam) -> SplitPoint? {
    guard shared.hasHelpers else { return nil }
    return team.whileIdle {
      while shared.hasHelpers {
        checkStop()
        if isStopped { shared.abandon() }
        if let inner = team.join(within: shared) { return inner }
        SystemThread.yield()
      }
      return nil
    }
  }

  /// Searches moves of a split point until none is left, then returns to the split point around it.
  mutating func work(at shared: SplitPoint) {
    let outer = (cutoff, selectivity, predictions)
    cutoff = shared.cutoff
    selectivity = shared.selectivity
    predictions = shared.predictions
    if case .search(let ply, let known, _) = shared.kind { indices[ply] = known }
    while let move = shared.takeMove() {
      let score = negamax(alpha: shared.alpha) { search(move, of: shared, alpha: $0) }
      if isStopped { break }
      shared.record(score, of: Int(move.square))
    }
    (cutoff, selectivity, predictions) = outer
    if isStopped {
      // A move was not searched. A cutoff ends only this split point; those around it go on.
      shared.abandon()
      isStopped = if let cutoff, cutoff.pointee.isSetHereOrOutside { true } else { isOver }
    }
  }

  /// The score of the position after a move of a split point, for the side to move there.
  private mutating func search(
    _ move: MoveList.Move, of shared: SplitPoint, alpha: Int
  ) -> Int {
    let square = Int(move.square)
    let next = shared.board.playing(square, flips: move.flips)
    switch shared.kind {
    case .solve: return solve(next, alpha: alpha)
    case .search(let ply, _, let horizon):
      advance(ply, square, flips: move.flips)
      return search(
        next, ply: ply &+ 1, empties: next.emptyCount, to: horizon.afterMove, alpha: alpha)
    }
  }
}
