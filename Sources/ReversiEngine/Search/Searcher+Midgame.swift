/// Null-window searches of (alpha, alpha + 1) to a fixed depth, or to the end where the depth
/// equals the number of empty squares.
extension Searcher {
  /// With at most this many empty squares a search to the end needs no evaluation.
  static let endgameEmpties = 13

  /// A bound on the score of the position at `ply`; above alpha it is a lower bound, otherwise an
  /// upper one.
  mutating func search(
    _ board: SearchBoard, ply: Int, empties: Int, depth: Int, alpha: Int
  ) -> Int {
    if depth == empties && empties <= Self.endgameEmpties { return solve(board, alpha: alpha) }
    if depth <= 0 {
      nodes &+= 1
      return leafScore(board, ply: ply, empties: empties)
    }
    nodes &+= 1
    checkStop()
    if isStopped { return alpha }
    if let bound = stabilityBound(board, alpha: alpha, empties: empties) { return bound }
    let moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return board.finalScore }
      advancePass(ply)
      return 0
        &- search(board.passed, ply: ply &+ 1, empties: empties, depth: depth, alpha: ~alpha)
    }
    if depth == 1 { return searchLeaves(board, moves, ply: ply, empties: empties, alpha: alpha) }

    let key = TableAccess.key(of: board)
    let known = table.entry(for: key)
    if known.covers(depth: depth, selectivity: selectivity.rawValue) {
      if known.lower > alpha { return known.lower }
      if known.upper <= alpha { return known.upper }
    }
    let before = nodes
    if selectivity != .none && depth >= 3 {
      if let bound = probCut(board, ply: ply, empties: empties, depth: depth, alpha: alpha) {
        return bound
      }
      if isStopped { return alpha }
    }

    let list = moveStack + moveTop
    let count = rankedMoves(
      list, board, moves, ply: ply, empties: empties, depth: depth, alpha: alpha, known: known)
    moveTop &+= count
    defer { moveTop &-= count }

    if depth > 4 {
      if let bound = tableCut(list, count, board, depth: depth, alpha: alpha) { return bound }
    }

    var best = -65
    var bestSquare = 64
    var index = 0
    while index < count {
      let move = takeBest(list, from: index, count: count)
      let square = Int(move.square)
      advance(ply, square, flips: move.flips)
      let score =
        0
        &- search(
          board.playing(square, flips: move.flips), ply: ply &+ 1, empties: empties &- 1,
          depth: depth &- 1, alpha: ~alpha)
      if isStopped { return alpha }
      if score > best {
        best = score
        bestSquare = square
        if score > alpha { break }
      }
      index &+= 1
      if depth >= Self.splitDepth, index < count, let team, team.isAnyIdle {
        var rest: [ScoredMove] = []
        while index < count {
          rest.append(takeBest(list, from: index, count: count))
          index &+= 1
        }
        let outcome = share(
          rest, of: board, ply: ply, empties: empties, depth: depth, alpha: alpha,
          outcome: SplitPoint.Outcome(score: best, square: bestSquare), with: team)
        if isStopped { return alpha }
        (best, bestSquare) = (outcome.score, outcome.square)
      }
    }
    table.store(
      key, score: best, alpha: alpha, beta: alpha &+ 1, best: bestSquare, depth: depth,
      selectivity: selectivity.rawValue, cost: cost(since: before))
    return best
  }

  /// The last ply: evaluates every move, in the order of the squares.
  @inline(__always)
  mutating func searchLeaves(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, alpha: Int
  ) -> Int {
    var best = -65
    var rest = moves
    while rest != 0 {
      let square = rest.trailingZeroBitCount
      rest &= rest &- 1
      let flips = board.flips(at: square)
      nodes &+= 1
      advance(ply, square, flips: flips)
      let score =
        0
        &- leafScore(board.playing(square, flips: flips), ply: ply &+ 1, empties: empties &- 1)
      if score > best {
        best = score
        if score > alpha { break }
      }
    }
    return best
  }

  /// The evaluation; that of the other side where a pass is due, and the result where the game is
  /// over.
  @inline(__always)
  mutating func leafScore(_ board: SearchBoard, ply: Int, empties: Int) -> Int {
    if board.legalMoves != 0 { return evaluation(board, ply: ply, empties: empties) }
    guard board.passed.legalMoves != 0 else { return board.finalScore }
    advancePass(ply)
    return 0 &- evaluation(board.passed, ply: ply &+ 1, empties: empties)
  }

  /// Enhanced transposition cut-off: a move whose reply position is known to refute needs no
  /// search.
  @inline(__always)
  func tableCut(
    _ list: UnsafeMutablePointer<ScoredMove>, _ count: Int, _ board: SearchBoard, depth: Int,
    alpha: Int
  ) -> Int? {
    var index = 0
    while index < count {
      let move = list[index]
      let next = board.playing(Int(move.square), flips: move.flips)
      let reply = table.entry(for: TableAccess.key(of: next))
      if !reply.isEmpty, 0 &- reply.upper > alpha,
        reply.covers(depth: depth &- 1, selectivity: selectivity.rawValue)
      {
        return 0 &- reply.upper
      }
      index &+= 1
    }
    return nil
  }
}
