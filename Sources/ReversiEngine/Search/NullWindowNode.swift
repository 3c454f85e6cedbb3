/// A node of a null-window search (alpha, alpha + 1) that is worth an entry in the table.
///
/// Midgame and endgame share the skeleton, `Searcher.search(_:)`, and say here what differs.
protocol NullWindowNode {
  var board: SearchBoard { get }
  var alpha: Int { get }
  var empties: Int { get }
  /// Plies to search; as many as there are empty squares in a search to the end.
  var depth: Int { get }
  /// The confidence that cuts by a shallow search need below this node.
  var selectivity: Selectivity { get }
  /// Whether the search below is long enough to look up what the table knows after each move.
  var triesEnhancedCutoff: Bool { get }

  /// The opponent's search after a pass.
  func searchPass(alpha: Int, _ searcher: inout Searcher) -> Int
  /// The score of a node that is not worth an entry in the table after all, else nil.
  func searchLeaves(_ moves: UInt64, _ searcher: inout Searcher) -> Int?
  /// A bound by the prediction of a shallow search, or nil; alpha when the search is stopped.
  func probCut(_ searcher: inout Searcher) -> Int?
  /// Lists the legal moves with their ranks.
  func list(_ moves: UInt64, known: TableEntry, _ searcher: inout Searcher) -> MoveList
  /// The opponent's search after a move.
  func search(_ move: MoveList.Move, alpha: Int, _ searcher: inout Searcher) -> Int
  /// Searches the moves that are left together with idle threads, if there are any: the best of
  /// them and of the outcome so far.
  func share(
    _ list: inout MoveList, outcome: SplitPoint.Outcome, _ searcher: inout Searcher
  ) -> SplitPoint.Outcome?
}

extension Searcher {
  /// A bound on the score of a node: above alpha it is a lower bound, otherwise an upper one.
  ///
  /// Void when the search is stopped.
  @inline(__always)
  mutating func search(_ node: some NullWindowNode) -> Int {
    let (board, alpha) = (node.board, node.alpha)
    nodes &+= 1
    checkStop()
    if isStopped { return alpha }
    if let bound = stabilityBound(board, alpha: alpha, empties: node.empties) { return bound }
    let moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return board.finalScore }
      return negamax(alpha: alpha) { node.searchPass(alpha: $0, &self) }
    }
    if let score = node.searchLeaves(moves, &self) { return score }

    let key = TableAccess.key(of: board)
    let known = table.entry(for: key)
    if known.covers(depth: node.depth, selectivity: node.selectivity.rawValue) {
      if known.lower > alpha { return known.lower }
      if known.upper <= alpha { return known.upper }
    }
    let before = nodes
    if let bound = node.probCut(&self) { return bound }

    var list = node.list(moves, known: known, &self)
    moveTop &+= list.count
    defer { moveTop &-= list.count }
    if node.triesEnhancedCutoff, let bound = enhancedCutoff(of: node, list) { return bound }

    var outcome = SplitPoint.Outcome(score: Score.unknown, square: SearchBoard.noSquare)
    while let move = list.takeBest() {
      let score = negamax(alpha: alpha) { node.search(move, alpha: $0, &self) }
      if isStopped { return alpha }
      if score > outcome.score {
        outcome = SplitPoint.Outcome(score: score, square: Int(move.square))
        if score > alpha { break }
      }
      if let shared = node.share(&list, outcome: outcome, &self) {
        if isStopped { return alpha }
        outcome = shared
      }
    }
    table.store(
      key, score: outcome.score, alpha: alpha, beta: alpha &+ 1, best: outcome.square,
      depth: node.depth, selectivity: node.selectivity.rawValue, cost: cost(since: before))
    return outcome.score
  }

  /// Enhanced transposition cutoff: a move whose reply position is known to refute the opponent
  /// needs no search.
  @inline(__always)
  private func enhancedCutoff(of node: some NullWindowNode, _ list: MoveList) -> Int? {
    var index = 0
    while index < list.count {
      let move = list[index]
      let next = node.board.playing(Int(move.square), flips: move.flips)
      let reply = table.entry(for: TableAccess.key(of: next))
      let score = Score.negated(reply.upper)
      if score > node.alpha,
        reply.covers(depth: node.depth &- 1, selectivity: node.selectivity.rawValue)
      {
        return score
      }
      index &+= 1
    }
    return nil
  }
}
