/// The exact endgame: null-window searches of (alpha, alpha + 1) to the last square.
extension Searcher {
  /// The number of empty squares up to which the table costs more than it saves.
  static let shallowEmpties = 7

  /// Any number of empty squares.
  mutating func solve(_ board: SearchBoard, alpha: Int) -> Int {
    let empties = board.emptyCount
    let odd = Region.odd(board.empties)
    if empties > Self.shallowEmpties {
      return solveSorted(board, alpha: alpha, empties: empties, odd: odd)
    }
    if empties > 5 { return solveByMobility(board, alpha: alpha, empties: empties, odd: odd) }
    if empties == 5 { return solveByParity(board, alpha: alpha, odd: odd) }
    if empties == 4 { return solve4(board, alpha: alpha, odd: odd) }
    if empties == 3 { return solve3(board, alpha: alpha, odd: odd) }
    let first = board.empties.trailingZeroBitCount
    if empties == 2 {
      return solve2(board, first, 63 &- board.empties.leadingZeroBitCount, alpha: alpha)
    }
    return empties == 1 ? solve1(board, first) : board.finalScore
  }

  /// Five empty squares: those of odd regions first.
  mutating func solveByParity(_ board: SearchBoard, alpha: Int, odd: UInt64) -> Int {
    nodes &+= 1
    if let bound = stabilityBound(board, alpha: alpha, empties: 5) { return bound }
    let moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return board.finalScore }
      return 0 &- solveByParity(board.passed, alpha: ~alpha, odd: odd)
    }
    var best = -65
    var group = moves & odd
    var later = moves & ~odd
    if group == 0 { swap(&group, &later) }
    while group != 0 {
      let square = group.trailingZeroBitCount
      group &= group &- 1
      if group == 0 { swap(&group, &later) }
      let next = board.playing(square, flips: board.flips(at: square))
      let score = 0 &- solve4(next, alpha: ~alpha, odd: odd ^ Region.containing(square))
      if score > alpha { return score }
      if score > best { best = score }
    }
    return best
  }

  /// Six and seven empty squares: the moves that leave the opponent the fewest replies first,
  /// without a table.
  mutating func solveByMobility(_ board: SearchBoard, alpha: Int, empties: Int, odd: UInt64) -> Int
  {
    nodes &+= 1
    if let bound = stabilityBound(board, alpha: alpha, empties: empties) { return bound }
    let moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return board.finalScore }
      return 0 &- solveByMobility(board.passed, alpha: ~alpha, empties: empties, odd: odd)
    }
    let list = moveStack + moveTop
    let count = fillByMobility(list, board, moves, odd: odd)
    moveTop &+= count
    defer { moveTop &-= count }
    var best = -65
    var index = 0
    while index < count {
      let move = takeBest(list, from: index, count: count)
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      let nextOdd = odd ^ Region.containing(square)
      let score =
        empties == 6
        ? 0 &- solveByParity(next, alpha: ~alpha, odd: nextOdd)
        : 0 &- solveByMobility(next, alpha: ~alpha, empties: empties &- 1, odd: nextOdd)
      if score > alpha { return score }
      if score > best { best = score }
      index &+= 1
    }
    return best
  }

  /// Eight and more empty squares: table, and the moves that leave the opponent the fewest replies
  /// first.
  mutating func solveSorted(_ board: SearchBoard, alpha: Int, empties: Int, odd: UInt64) -> Int {
    nodes &+= 1
    checkStop()
    if isStopped { return alpha }
    if let bound = stabilityBound(board, alpha: alpha, empties: empties) { return bound }
    let moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return board.finalScore }
      return 0 &- solveSorted(board.passed, alpha: ~alpha, empties: empties, odd: odd)
    }
    let key = TableAccess.key(of: board)
    let known = table.entry(for: key)
    if known.covers(depth: empties, selectivity: Selectivity.none.rawValue) {
      if known.lower > alpha { return known.lower }
      if known.upper <= alpha { return known.upper }
    }
    let before = nodes
    let list = moveStack + moveTop
    let count = fill(list, board, moves, known: known, odd: odd)
    moveTop &+= count
    defer { moveTop &-= count }

    if empties > 11 {
      var index = 0
      while index < count {
        let move = list[index]
        let next = board.playing(Int(move.square), flips: move.flips)
        let reply = table.entry(for: TableAccess.key(of: next))
        if reply.covers(depth: empties &- 1, selectivity: Selectivity.none.rawValue)
          && 0 &- reply.upper > alpha
        {
          return 0 &- reply.upper
        }
        index &+= 1
      }
    }

    var best = -65
    var bestSquare = 64
    var index = 0
    while index < count {
      let move = takeBest(list, from: index, count: count)
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      let nextOdd = odd ^ Region.containing(square)
      let score =
        empties == Self.shallowEmpties &+ 1
        ? 0 &- solveByMobility(next, alpha: ~alpha, empties: empties &- 1, odd: nextOdd)
        : 0 &- solveSorted(next, alpha: ~alpha, empties: empties &- 1, odd: nextOdd)
      if isStopped { return alpha }
      if score > best {
        best = score
        bestSquare = square
        if score > alpha { break }
      }
      index &+= 1
    }
    table.store(
      key, score: best, alpha: alpha, beta: alpha &+ 1, best: bestSquare, depth: empties,
      selectivity: Selectivity.none.rawValue, cost: cost(since: before))
    return best
  }
}
