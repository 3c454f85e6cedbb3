/// The exact endgame: null-window searches of (alpha, alpha + 1) to the last square.
///
/// Each node passes the replies it has computed on to its children.
extension Searcher {
  /// Up to this number of empty squares the table costs more than it saves; Edax has the same
  /// (`DEPTH_TO_SHALLOW_SEARCH`). In version 1.0 FFO #23 took 2 % more instructions with
  /// 6, and 1 % with 8.
  static let shallowEmpties = 7

  /// Up to this number of empty squares a thread uses its small table, because waiting for the
  /// shared one costs more than it saves.
  private static let nearEmpties = 9

  /// From this number of empty squares on, the shared table is asked about the position after each
  /// move.
  private static let aheadEmpties = 12

  /// Whether a table is asked about the position after each move. From 12 empty squares on this
  /// saved 3 % of the nodes of FFO #40–#42. In the small table it took no time, and saved 1 to 2 %
  /// more; with 11 it would save 1 % and cost as much time (before version 1.5).
  @inline(__always)
  private static func asksAhead(_ empties: Int) -> Bool {
    empties >= aheadEmpties || (empties > shallowEmpties &+ 1 && empties <= nearEmpties &+ 1)
  }

  /// A bound on the exact score, for up to `endgameEmpties` empty squares.
  mutating func solve(_ board: SearchBoard, alpha: Int) -> Int {
    let empties = board.emptyCount
    let odd = QuadrantParity.oddQuadrants(board.empties)
    if empties > Self.shallowEmpties {
      return solveWithTable(
        board, board.legalMoves, alpha: alpha, empties: empties, odd: odd)
    }
    if empties > 5 {
      return solveByMobility(board, board.legalMoves, alpha: alpha, empties: empties, odd: odd)
    }
    if empties == 5 { return solveByParity(board, board.legalMoves, alpha: alpha, odd: odd) }
    if empties == 4 { return solve4(board, alpha: alpha, odd: odd) }
    if empties == 3 { return solve3(board, alpha: alpha, odd: odd) }
    let first = board.empties.trailingZeroBitCount
    if empties == 2 {
      return solve2(board, first, 63 &- board.empties.leadingZeroBitCount, alpha: alpha)
    }
    return empties == 1 ? solve1(board, first) : board.finalScore
  }

  /// Eight or more empty squares: with the table, and moves with few replies first.
  private mutating func solveWithTable(
    _ board: SearchBoard, _ moves: UInt64, alpha: Int, empties: Int, odd: UInt64
  ) -> Int {
    let score = enter(board, moves, alpha: alpha, empties: empties) {
      $0.solveWithTable($1, $2, alpha: $3, empties: empties, odd: odd)
    }
    if let score { return score }
    let key = TableAccess.key(of: board)
    let isNear = empties <= Self.nearEmpties
    var known = TableEntry.unknown
    if isNear {
      known = near.entry(for: key)
      if let bound = known.bound(alpha: alpha, depth: empties, selectivity: .none) { return bound }
    } else {
      // The bucket arrives while the moves are listed.
      table.prefetch(key)
    }
    var list = movesForTable(of: board, moves, odd: odd, fetched: empties >= Self.aheadEmpties)
    if !isNear {
      known = table.entry(for: key)
      if let bound = known.bound(alpha: alpha, depth: empties, selectivity: .none) { return bound }
    }
    list.promote(known)
    let before = nodes
    moveTop &+= list.count
    defer { moveTop &-= list.count }
    if Self.asksAhead(empties),
      let bound = empties <= Self.nearEmpties &+ 1
        ? enhancedCutoff(of: board, list, alpha: alpha, depth: empties, in: near)
        : enhancedCutoff(of: board, list, alpha: alpha, depth: empties, in: table)
    {
      return bound
    }
    var best = Score.unknown
    var bestSquare = SearchBoard.noSquare
    while let move = list.takeBest() {
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      let nextOdd = odd ^ QuadrantParity.quadrant(of: square)
      if empties > Self.nearEmpties &+ 1 { table.prefetch(TableAccess.key(of: next)) }
      let score = negamax(alpha: alpha) {
        empties == Searcher.shallowEmpties &+ 1
          ? solveByMobility(
            next, move.replies, alpha: $0, empties: empties &- 1, odd: nextOdd)
          : solveWithTable(next, move.replies, alpha: $0, empties: empties &- 1, odd: nextOdd)
      }
      if isStopped { return alpha }
      if score > best {
        best = score
        bestSquare = square
        if score > alpha { break }
      }
      if empties >= Self.splitEmpties, !list.isEmpty, isAnyIdle, let team {
        // A copy, so that the list itself stays in registers.
        var rest = list
        let outcome = share(
          &rest, of: board, .solve, alpha: alpha,
          outcome: SplitPoint.Outcome(score: best, square: bestSquare), with: team)
        if isStopped { return alpha }
        best = outcome.score
        bestSquare = outcome.square
        break
      }
    }
    let spent = cost(since: before)
    if isNear {
      near.store(
        key, score: best, alpha: alpha, beta: alpha &+ 1, best: bestSquare, depth: empties,
        selectivity: Selectivity.none.rawValue, cost: spent)
    } else {
      table.store(
        key, score: best, alpha: alpha, beta: alpha &+ 1, best: bestSquare, depth: empties,
        selectivity: Selectivity.none.rawValue, cost: spent)
    }
    return best
  }

  /// Six and seven empty squares: moves with few replies first, without the table.
  private mutating func solveByMobility(
    _ board: SearchBoard, _ moves: UInt64, alpha: Int, empties: Int, odd: UInt64
  ) -> Int {
    let score = enter(board, moves, alpha: alpha, empties: empties, checksStop: false) {
      $0.solveByMobility($1, $2, alpha: $3, empties: empties, odd: odd)
    }
    if let score { return score }
    var list = movesForSolving(of: board, moves, odd: odd)
    moveTop &+= list.count
    defer { moveTop &-= list.count }
    var best = Score.unknown
    while let move = list.takeBest() {
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      let nextOdd = odd ^ QuadrantParity.quadrant(of: square)
      let score = negamax(alpha: alpha) {
        empties == 6
          ? solveByParity(next, move.replies, alpha: $0, odd: nextOdd)
          : solveByMobility(next, move.replies, alpha: $0, empties: empties &- 1, odd: nextOdd)
      }
      if score > alpha { return score }
      if score > best { best = score }
    }
    return best
  }

  /// Five empty squares: odd quadrants first, X-squares last.
  private mutating func solveByParity(
    _ board: SearchBoard, _ moves: UInt64, alpha: Int, odd: UInt64
  ) -> Int {
    let score = enter(board, moves, alpha: alpha, empties: 5, checksStop: false) {
      $0.solveByParity($1, $2, alpha: $3, odd: odd)
    }
    if let score { return score }
    var best = Score.unknown
    var rest = moves
    while rest != 0 {
      let square = QuadrantParity.first(of: rest, odd: odd).trailingZeroBitCount
      rest &= ~(1 &<< UInt64(truncatingIfNeeded: square))
      let next = board.playing(square, flips: board.flips(at: square))
      let score = negamax(alpha: alpha) {
        solve4(next, alpha: $0, odd: odd ^ QuadrantParity.quadrant(of: square))
      }
      if score > alpha { return score }
      if score > best { best = score }
    }
    return best
  }
}
