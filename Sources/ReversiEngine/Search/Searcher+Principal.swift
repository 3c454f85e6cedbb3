/// Principal variation search: a full window for the first move, null windows to refute the rest.
///
/// While another thread is idle, the threads refute the rest together. With two threads this took
/// 0.87 of the time from 52 empty squares, and 0.95 on FFO #45–#49 (version 1.20).
extension Searcher {
  /// The score within (alpha, beta) of the position at `ply`, with the best line in its row of
  /// `lines`.
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
          // All others are refuted. Where the first move is no better, this bounds the score.
          best = max(best, outcome.score)
          break
        }
        // This move is better, so it comes next. The table remembers which others were refuted.
        list.promote(outcome.square)
      }
    }
    table.store(
      key, score: best, alpha: alpha, beta: beta, best: bestSquare, depth: depth,
      selectivity: selectivity.rawValue, cost: cost(since: before))
    return best
  }

  /// Replaces the line at `ply` by a move and the line of the next ply; after a pass there is no
  /// move.
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
