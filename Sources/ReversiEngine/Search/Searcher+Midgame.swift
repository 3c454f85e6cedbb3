import Posix

extension Searcher {
  /// Up to this number of empty squares a search to the end needs no evaluation.
  ///
  /// Version 1.32, FFO #40–#43: with 11 a search takes 1 % fewer nodes, but 2 % more instructions;
  /// with 13 it takes 9 % more nodes and 3 % more time.
  static let endgameEmpties = 12

  /// A lower bound on the score above alpha, otherwise an upper one.
  mutating func search(
    _ board: SearchBoard, ply: Int, empties: Int, to horizon: Horizon, alpha: Int
  ) -> Int {
    search(board, board.legalMoves, ply: ply, empties: empties, to: horizon, alpha: alpha)
  }

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
      let bound = table.enhancedCutoff(
        of: board, list, alpha: alpha, depth: depth, selectivity: selectivity)
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

/// The last two plies before the evaluation, where most of the nodes are.
extension Searcher {
  /// The table's move first, then moves with few replies.
  ///
  /// Without the table the midgame took 4 to 30 % more nodes, and more time. Ranking as in deeper
  /// nodes saved 1 % of the nodes, but cost more than that (version 1.3).
  mutating func searchTwoPlies(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, alpha: Int
  ) -> Int {
    let score = enter(board, moves, alpha: alpha, empties: empties) {
      $0.advancePass(ply)
      return $0.searchTwoPlies($1, $2, ply: ply &+ 1, empties: empties, alpha: $3)
    }
    if let score { return score }
    let key = TableAccess.key(of: board)
    let known = table.entry(for: key)
    if let bound = known.bound(alpha: alpha, depth: 2, selectivity: selectivity) { return bound }
    if let bound = staticCut(board, moves, ply: ply, empties: empties, alpha: alpha) {
      return bound
    }
    let before = nodes
    var best = Score.unknown
    var bestSquare = SearchBoard.noSquare
    // If the table's move is a refutation, the others need not be listed.
    let first = moves & SearchBoard.bit(known.best)
    if first != 0 {
      bestSquare = known.best
      let flips = board.flips(at: bestSquare)
      let next = board.playing(bestSquare, flips: flips)
      advance(ply, bestSquare, flips: flips)
      best = negamax(alpha: alpha) {
        searchLeaves(next, next.legalMoves, ply: ply &+ 1, empties: empties &- 1, alpha: $0)
      }
    }
    if best <= alpha {
      let odd = QuadrantParity.oddQuadrants(board.empties)
      var list = rankedMoves(of: board, moves ^ first, odd: odd)
      list.promote(known)
      while let move = list.takeBest() {
        let square = Int(move.square)
        advance(ply, square, flips: move.flips)
        let score = negamax(alpha: alpha) {
          searchLeaves(
            board.playing(square, flips: move.flips), move.replies, ply: ply &+ 1,
            empties: empties &- 1, alpha: $0)
        }
        if score > best {
          best = score
          bestSquare = square
          if score > alpha { break }
        }
      }
    }
    table.store(
      key, score: best, alpha: alpha, beta: alpha &+ 1, best: bestSquare, depth: 2,
      selectivity: selectivity.rawValue, cost: cost(since: before))
    return best
  }

  /// Corners, and squares that give no corner away: 3 % fewer nodes than in the order of squares
  /// (version 1.3).
  static let safeSquares: UInt64 = 0x8100_3C3C_3C3C_0081

  /// The last refutation comes first, which saves 5 % of the nodes (version 1.3).
  mutating func searchLeaves(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, alpha: Int
  ) -> Int {
    let score = enter(board, moves, alpha: alpha, empties: empties, checksStop: false) {
      $0.advancePass(ply)
      return $0.searchLeaves($1, $2, ply: ply &+ 1, empties: empties, alpha: $3)
    }
    if let score { return score }
    var best = Score.unknown
    var group = moves & refutation
    var later = moves ^ group
    while true {
      if group == 0 {
        group = later & Self.safeSquares
        if group == 0 { group = later }
        if group == 0 { return best }
        later ^= group
      }
      let square = group.trailingZeroBitCount
      group &= group &- 1
      let flips = board.flips(at: square)
      nodes &+= 1
      advance(ply, square, flips: flips)
      let score = Score.negated(
        leafScore(board.playing(square, flips: flips), ply: ply &+ 1, empties: empties &- 1))
      if score > best {
        best = score
        if score > alpha {
          refutation = 1 &<< UInt64(truncatingIfNeeded: square)
          return best
        }
      }
    }
  }

  /// After a pass, the evaluation of the other side; the score if the game is over.
  @inline(__always)
  func leafScore(_ board: SearchBoard, ply: Int, empties: Int) -> Int {
    let moves = board.legalMoves
    return moves != 0
      ? evaluation(board, moves, ply: ply, empties: empties)
      : leafScoreWithoutMoves(board, ply: ply, empties: empties)
  }

  @inline(never)
  private func leafScoreWithoutMoves(_ board: SearchBoard, ply: Int, empties: Int) -> Int {
    guard board.passed.legalMoves != 0 else { return board.finalScore }
    advancePass(ply)
    return Score.negated(evaluation(board.passed, ply: ply &+ 1, empties: empties))
  }
}

extension Searcher {
  /// In whole disks, never a wipe-out.
  @inline(__always)
  func evaluation(_ board: SearchBoard, ply: Int, empties: Int) -> Int {
    evaluation(board, board.legalMoves, ply: ply, empties: empties)
  }

  @inline(__always)
  func evaluation(_ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int) -> Int {
    Self.disks(evaluator.score(at: indices + ply, of: board, moves, empties: empties))
  }

  @inline(__always)
  static func disks(_ units: Int) -> Int {
    // To the nearest disk, halves away from zero. A shift rounds down, so negative scores get less.
    let disks = (units &+ Evaluator.unitsPerDisk / 2 &+ (units &>> 63)) &>> 4
    return max(-Score.highestEstimate, min(Score.highestEstimate, disks))
  }

  @inline(__always)
  func advance(_ ply: Int, _ square: Int, flips: UInt64) {
    indices[ply &+ 1] = evaluator.indices(after: square, flipping: flips, from: indices[ply])
  }

  @inline(__always)
  func advancePass(_ ply: Int) {
    indices[ply &+ 1] = evaluator.indicesAfterPass(from: indices[ply])
  }

  /// Creates a searcher for ``estimate(_:without:depth:alpha:beta:)``, which needs no table.
  package init(_ evaluation: EvaluationWeights) {
    self.init(
      table: TranspositionTable(bytes: 0), evaluator: Evaluator(evaluation), stop: StopToken())
  }

  /// The score within (alpha, beta) of a full-width search, in units of the evaluation.
  ///
  /// - Parameter banned: Squares on which the player and the opponent must not place disks. A
  ///   side without another move passes.
  package mutating func estimate(
    _ board: SearchBoard, without banned: (player: UInt64, opponent: UInt64) = (0, 0), depth: Int,
    alpha: Int, beta: Int
  ) -> Int {
    indices[0] = evaluator.indices(of: board)
    return estimate(
      board, without: banned, ply: 0, empties: board.emptyCount, depth: depth, alpha: alpha,
      beta: beta)
  }

  mutating func estimate(
    _ board: SearchBoard, without banned: (player: UInt64, opponent: UInt64) = (0, 0), ply: Int,
    empties: Int, depth: Int, alpha: Int, beta: Int
  ) -> Int {
    nodes &+= 1
    let legal = board.legalMoves
    let moves = legal & ~banned.player
    if moves == 0 {
      let replies = board.passed.legalMoves
      if legal | replies == 0 { return board.finalScore &* Evaluator.unitsPerDisk }
      if depth == 0 {
        return evaluator.score(at: indices + ply, of: board, legal, empties: empties)
      }
      // Neither side may move.
      if replies & ~banned.opponent == 0 { return board.finalScore &* Evaluator.unitsPerDisk }
      advancePass(ply)
      return negamax(alpha: alpha, beta: beta) {
        estimate(
          board.passed, without: (banned.opponent, banned.player), ply: ply &+ 1,
          empties: empties, depth: depth, alpha: $0, beta: $1)
      }
    }
    if depth == 0 {
      return evaluator.score(at: indices + ply, of: board, legal, empties: empties)
    }
    var list = MoveList(at: moveStack + moveTop)
    var rest = moves
    while rest != 0 {
      let square = rest.trailingZeroBitCount
      rest &= rest &- 1
      let flips = board.flips(at: square)
      var rank = 0
      var replies: UInt64 = 0
      if depth > 1 {
        let next = board.playing(square, flips: flips)
        replies = next.legalMoves
        rank &-= replies.nonzeroBitCount &* 8
        if depth > 2 {
          advance(ply, square, flips: flips)
          rank &-= evaluator.score(
            at: indices + (ply &+ 1), of: next, replies, empties: empties &- 1)
        }
      }
      list.append(square, flips: flips, replies: replies, rank: rank)
    }
    moveTop &+= list.count
    defer { moveTop &-= list.count }
    var best = Score.unknown &* Evaluator.unitsPerDisk
    while let move = depth > 1 ? list.takeBest() : list.takeNext() {
      let square = Int(move.square)
      advance(ply, square, flips: move.flips)
      let next = board.playing(square, flips: move.flips)
      let score = negamax(alpha: max(alpha, best), beta: beta) {
        estimate(
          next, without: (banned.opponent, banned.player), ply: ply &+ 1, empties: empties &- 1,
          depth: depth &- 1, alpha: $0, beta: $1)
      }
      if score > best {
        best = score
        if best >= beta { break }
      }
    }
    return best
  }
}
