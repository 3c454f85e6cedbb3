import Posix

/// Searching one node's moves on several threads.
extension Searcher {
  /// With less depth than this a subtree is too small to share.
  static let splitDepth = 6

  /// Shares the moves of a node that are not searched yet; the best of them and of the outcome so
  /// far.
  ///
  /// While others finish the last moves, this thread helps them where they split again, and nowhere
  /// else: so it is back as soon as they are.
  mutating func share(
    _ list: inout MoveList, of board: SearchBoard, ply: Int, empties: Int, depth: Int, alpha: Int,
    outcome: SplitPoint.Outcome, with team: SearchTeam
  ) -> SplitPoint.Outcome {
    let parent = split
    var moves: [MoveList.Move] = []
    while let move = list.takeBest() { moves.append(move) }
    let shared = SplitPoint(
      parent: parent, board: board, indices: indices[ply], ply: ply, empties: empties,
      depth: depth, alpha: alpha, selectivity: selectivity, probing: probing, moves: moves,
      outcome: outcome)
    team.offer(shared)
    work(at: shared)
    team.withdraw(shared)
    team.whileIdle {
      while shared.hasHelpers {
        checkStop()
        if isStopped { shared.abandon() }
        if let inner = team.join(within: shared) {
          work(at: inner)
          inner.leave()
        } else {
          SystemThread.yield()
        }
      }
    }
    return shared.outcome
  }

  /// Searches moves of a split point until none is left, then returns to the split point around it.
  mutating func work(at shared: SplitPoint) {
    let outer = (split, selectivity, probing)
    split = shared
    selectivity = shared.selectivity
    probing = shared.probing
    indices[shared.ply] = shared.indices
    while let move = shared.takeMove() {
      let square = Int(move.square)
      advance(shared.ply, square, flips: move.flips)
      let score = negamax(alpha: shared.alpha) {
        search(
          shared.board.playing(square, flips: move.flips), ply: shared.ply &+ 1,
          empties: shared.empties &- 1, depth: shared.depth &- 1, alpha: $0)
      }
      if isStopped { break }
      shared.record(score, of: square)
    }
    (split, selectivity, probing) = outer
    if isStopped {
      // Only this split point may have become superfluous, not what is around it.
      if isOver { shared.abandon() }
      isStopped = isOver || split?.isAbandoned ?? false
    }
  }
}
