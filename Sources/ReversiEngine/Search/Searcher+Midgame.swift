/// Null-window searches with an evaluation.
extension Searcher {
  /// Up to this number of empty squares a search to the end needs no evaluation.
  ///
  /// Version 1.0, FFO #40–#42: 30 million nodes with 11, 34 million with 13 or 14. FFO #23 took 21 %
  /// more instructions with 11 than with 13, and 5 % fewer with 14.
  static let endgameEmpties = 13

  /// A bound on the score of the position at `ply`: a lower bound above alpha, otherwise an upper
  /// one.
  mutating func search(
    _ board: SearchBoard, ply: Int, empties: Int, to horizon: Horizon, alpha: Int
  ) -> Int {
    search(board, board.legalMoves, ply: ply, empties: empties, to: horizon, alpha: alpha)
  }

  /// The same with known legal moves.
  mutating func search(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, to horizon: Horizon, alpha: Int
  ) -> Int {
    switch horizon {
    case .end where empties <= Self.endgameEmpties: return solve(board, alpha: alpha)
    case .plies(0):
      nodes &+= 1
      return leafScore(board, ply: ply, empties: empties)
    case .plies(1):
      return searchLeaves(board, moves, ply: ply, empties: empties, alpha: alpha)
    case .plies(2):
      return searchTwoPlies(board, moves, ply: ply, empties: empties, alpha: alpha)
    case .plies, .end:
      return searchWithTable(board, moves, ply: ply, empties: empties, to: horizon, alpha: alpha)
    }
  }

  /// From this depth on, the table is asked about the position after each move, as in Edax
  /// (`ETC_MIN_DEPTH`): 6 % fewer nodes on FFO #40–#42 (version 1.0).
  private static let enhancedCutoffDepth = 5

  /// A node with evaluated leaves, cuts by shallow searches, and moves that threads can share.
  private mutating func searchWithTable(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, to horizon: Horizon, alpha: Int
  ) -> Int {
    let score = enter(board, moves, alpha: alpha, empties: empties) {
      $0.advancePass(ply)
      return $0.search($1, $2, ply: ply &+ 1, empties: empties, to: horizon, alpha: $3)
    }
    if let score { return score }
    let depth = horizon.depth(empties: empties)
    let key = TableAccess.key(of: board)
    let known = table.entry(for: key)
    if let bound = known.bound(alpha: alpha, depth: depth, selectivity: selectivity) {
      return bound
    }
    let before = nodes
    var list = emptyList()
    if mayProbCut && depth == 3 {
      if let bound = probCutRankingMoves(
        board, moves, ply: ply, empties: empties, alpha: alpha, known: known, &list)
      {
        return bound
      }
    } else {
      if mayProbCut,
        let bound = probCut(
          board, moves, ply: ply, empties: empties, depth: depth, alpha: alpha)
      {
        return bound
      }
      list = movesByEvaluation(
        of: board, moves, ply: ply, empties: empties, to: horizon, alpha: alpha, known: known)
    }
    moveTop &+= list.count
    defer { moveTop &-= list.count }
    if depth >= Self.enhancedCutoffDepth,
      let bound = enhancedCutoff(
        of: board, list, alpha: alpha, depth: depth, selectivity: selectivity, in: table)
    {
      return bound
    }
    var outcome = SplitPoint.Outcome(score: Score.unknown, square: SearchBoard.noSquare)
    while let move = list.takeBest() {
      let square = Int(move.square)
      advance(ply, square, flips: move.flips)
      let score = negamax(alpha: alpha) {
        search(
          board.playing(square, flips: move.flips), move.replies, ply: ply &+ 1,
          empties: empties &- 1, to: horizon.afterMove, alpha: $0)
      }
      if isStopped { return alpha }
      if score > outcome.score {
        outcome = SplitPoint.Outcome(score: score, square: square)
        if score > alpha { break }
      }
      if depth >= Self.splitDepth, !list.isEmpty, isAnyIdle, let team {
        outcome = share(
          &list, of: board, .search(ply: ply, indices: indices[ply], to: horizon), alpha: alpha,
          outcome: outcome, with: team)
        if isStopped { return alpha }
      }
    }
    table.store(
      key, score: outcome.score, alpha: alpha, beta: alpha &+ 1, best: outcome.square,
      depth: depth, selectivity: selectivity.rawValue, cost: cost(since: before))
    return outcome.score
  }
}
