/// The exact endgame: null-window searches of (alpha, alpha + 1) to the last square.
extension Searcher {
  /// The number of empty squares up to which the table costs more than it saves; the same as in
  /// Edax (`DEPTH_TO_SHALLOW_SEARCH`). FFO #23 takes 2 % more instructions with 6, 1 % with 8.
  static let shallowEmpties = 7

  /// A bound on the exact score, with any number of empty squares up to `endgameEmpties`.
  mutating func solve(_ board: SearchBoard, alpha: Int) -> Int {
    let empties = board.emptyCount
    let odd = QuadrantParity.oddQuadrants(board.empties)
    if empties > Self.shallowEmpties {
      return solveWithTable(board, alpha: alpha, empties: empties, odd: odd)
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

  /// Eight and more empty squares: with the table, and the moves that leave the opponent the fewest
  /// replies first.
  fileprivate mutating func solveWithTable(
    _ board: SearchBoard, alpha: Int, empties: Int, odd: UInt64
  ) -> Int {
    search(EndgameNode(board: board, alpha: alpha, empties: empties, odd: odd))
  }

  /// Six and seven empty squares: the moves that leave the opponent the fewest replies first,
  /// without the table.
  fileprivate mutating func solveByMobility(
    _ board: SearchBoard, alpha: Int, empties: Int, odd: UInt64
  ) -> Int {
    nodes &+= 1
    if let bound = stabilityBound(board, alpha: alpha, empties: empties) { return bound }
    let moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return board.finalScore }
      return negamax(alpha: alpha) {
        solveByMobility(board.passed, alpha: $0, empties: empties, odd: odd)
      }
    }
    var list = movesByMobility(of: board, moves, odd: odd)
    moveTop &+= list.count
    defer { moveTop &-= list.count }
    var best = Score.unknown
    while let move = list.takeBest() {
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      let nextOdd = odd ^ QuadrantParity.quadrant(of: square)
      let score = negamax(alpha: alpha) {
        empties == 6
          ? solveByParity(next, alpha: $0, odd: nextOdd)
          : solveByMobility(next, alpha: $0, empties: empties &- 1, odd: nextOdd)
      }
      if score > alpha { return score }
      if score > best { best = score }
    }
    return best
  }

  /// Five empty squares: those of odd quadrants first.
  private mutating func solveByParity(_ board: SearchBoard, alpha: Int, odd: UInt64) -> Int {
    nodes &+= 1
    if let bound = stabilityBound(board, alpha: alpha, empties: 5) { return bound }
    let moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return board.finalScore }
      return negamax(alpha: alpha) { solveByParity(board.passed, alpha: $0, odd: odd) }
    }
    var best = Score.unknown
    var group = moves & odd
    var later = moves & ~odd
    if group == 0 { swap(&group, &later) }
    while group != 0 {
      let square = group.trailingZeroBitCount
      group &= group &- 1
      if group == 0 { swap(&group, &later) }
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

/// A node that is searched to the end at full width, without evaluation.
private struct EndgameNode: NullWindowNode {
  let board: SearchBoard
  let alpha: Int
  let empties: Int
  /// The squares of the quadrants with an odd number of empty squares.
  let odd: UInt64

  @inline(__always) var depth: Int { empties }
  @inline(__always) var selectivity: Selectivity { .none }
  /// 3 % fewer nodes on FFO #40–#42. With 10 and 11 empty squares, too, it would save 2 % more.
  @inline(__always) var triesEnhancedCutoff: Bool { empties >= 12 }

  @inline(__always)
  func searchPass(alpha: Int, _ searcher: inout Searcher) -> Int {
    searcher.solveWithTable(board.passed, alpha: alpha, empties: empties, odd: odd)
  }

  @inline(__always)
  func searchLeaves(_ moves: UInt64, _ searcher: inout Searcher) -> Int? { nil }

  @inline(__always)
  func probCut(_ searcher: inout Searcher) -> Int? { nil }

  @inline(__always)
  func list(_ moves: UInt64, known: TableEntry, _ searcher: inout Searcher) -> MoveList {
    searcher.movesByReplies(of: board, moves, known: known, odd: odd)
  }

  @inline(__always)
  func search(_ move: MoveList.Move, alpha: Int, _ searcher: inout Searcher) -> Int {
    let square = Int(move.square)
    let next = board.playing(square, flips: move.flips)
    let nextOdd = odd ^ QuadrantParity.quadrant(of: square)
    return empties == Searcher.shallowEmpties &+ 1
      ? searcher.solveByMobility(next, alpha: alpha, empties: empties &- 1, odd: nextOdd)
      : searcher.solveWithTable(next, alpha: alpha, empties: empties &- 1, odd: nextOdd)
  }

  @inline(__always)
  func share(
    _ list: inout MoveList, outcome: SplitPoint.Outcome, _ searcher: inout Searcher
  ) -> SplitPoint.Outcome? { nil }
}
