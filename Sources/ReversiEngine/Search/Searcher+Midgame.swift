/// Null-window searches to a fixed depth, or to the end where the depth equals the number of empty
/// squares.
extension Searcher {
  /// Up to this number of empty squares a search to the end needs no evaluation.
  ///
  /// FFO #40–#42: 30 million nodes with 11, 34 million with 13 or 14. FFO #23 takes 21 % more
  /// instructions with 11 than with 13, and 5 % fewer with 14.
  static let endgameEmpties = 13

  /// A bound on the score of the position at `ply`: a lower bound above alpha, otherwise an upper
  /// one.
  mutating func search(
    _ board: SearchBoard, ply: Int, empties: Int, depth: Int, alpha: Int
  ) -> Int {
    search(board, board.legalMoves, ply: ply, empties: empties, depth: depth, alpha: alpha)
  }

  /// The same with known legal moves.
  mutating func search(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, depth: Int, alpha: Int
  ) -> Int {
    if depth == empties && empties <= Self.endgameEmpties { return solve(board, alpha: alpha) }
    if depth > 2 {
      return searchWithTable(
        board, moves, ply: ply, empties: empties, depth: depth, alpha: alpha)
    }
    if depth == 2 {
      return searchTwoPlies(board, moves, ply: ply, empties: empties, alpha: alpha)
    }
    if depth == 1 { return searchLeaves(board, moves, ply: ply, empties: empties, alpha: alpha) }
    nodes &+= 1
    return leafScore(board, ply: ply, empties: empties)
  }

  /// From this depth on, the table is asked about the position after each move, as in Edax
  /// (`ETC_MIN_DEPTH`): 6 % fewer nodes on FFO #40–#42.
  private static let enhancedCutoffDepth = 5

  /// A node with evaluated leaves, cuts by shallow searches, and moves that threads can share.
  private mutating func searchWithTable(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, depth: Int, alpha: Int
  ) -> Int {
    nodes &+= 1
    checkStop()
    if isStopped { return alpha }
    if let bound = stabilityBound(board, alpha: alpha, empties: empties) { return bound }
    if moves == 0 {
      let replies = board.passed.legalMoves
      guard replies != 0 else { return board.finalScore }
      advancePass(ply)
      return negamax(alpha: alpha) {
        search(board.passed, replies, ply: ply &+ 1, empties: empties, depth: depth, alpha: $0)
      }
    }
    let key = TableAccess.key(of: board)
    let known = table.entry(for: key)
    if known.covers(depth: depth, selectivity: selectivity.rawValue) {
      if known.lower > alpha { return known.lower }
      if known.upper <= alpha { return known.upper }
    }
    let before = nodes
    var list = emptyList()
    if depth == 3 && predicts {
      if let bound = probCutOrMoves(
        board, moves, ply: ply, empties: empties, alpha: alpha, known: known, &list)
      {
        return bound
      }
    } else {
      if predicts,
        let bound = probCut(
          board, moves, ply: ply, empties: empties, depth: depth, alpha: alpha)
      {
        return bound
      }
      list = movesByEvaluation(
        of: board, moves, ply: ply, empties: empties, depth: depth, alpha: alpha, known: known)
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
          empties: empties &- 1, depth: depth &- 1, alpha: $0)
      }
      if isStopped { return alpha }
      if score > outcome.score {
        outcome = SplitPoint.Outcome(score: score, square: square)
        if score > alpha { break }
      }
      if depth >= Self.splitDepth, !list.isEmpty, isAnyIdle, let team {
        outcome = share(
          &list, of: board, ply: ply, empties: empties, depth: depth, alpha: alpha,
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
