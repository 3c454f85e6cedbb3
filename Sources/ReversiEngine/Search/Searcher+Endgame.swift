import CProcessor

/// The exact endgame: null-window searches of (alpha, alpha + 1) to the last square.
///
/// Each node passes the replies it has computed on to its children.
extension Searcher {
  /// Up to this number of empty squares a table costs as much as it saves: with one for 5, FFO
  /// #40–#43 takes 3 % fewer nodes and 1 % more time (version 1.32). `solveByParity` is for this
  /// number only.
  private static let shallowEmpties = 5

  /// Up to this number of empty squares a thread uses its near table, because waiting for the
  /// shared one costs more than it saves. With 9 in place of 10, FFO #40–#43 took 5 % more time,
  /// with 11 as much (version 1.32). Threads share the moves of positions with more.
  private static let nearEmpties = 10

  /// For up to `endgameEmpties` empty squares.
  mutating func solve(_ board: SearchBoard, alpha: Int) -> Int {
    let empties = board.emptyCount
    let odd = QuadrantParity.oddQuadrants(board.empties)
    if empties > Self.nearEmpties {
      return solveWithTable(board, board.legalMoves, alpha: alpha, empties: empties, odd: odd)
    }
    if empties > Self.shallowEmpties {
      return solveNear(board, board.legalMoves, alpha: alpha, empties: empties, odd: odd)
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

  /// More than ten empty squares.
  private mutating func solveWithTable(
    _ board: SearchBoard, _ moves: UInt64, alpha: Int, empties: Int, odd: UInt64
  ) -> Int {
    let score = enter(board, moves, alpha: alpha, empties: empties) {
      $0.solveWithTable($1, $2, alpha: $3, empties: empties, odd: odd)
    }
    if let score { return score }
    let key = TableAccess.key(of: board)
    // The bucket arrives while the moves are listed.
    table.prefetch(key)
    var list = rankedMoves(of: board, moves, odd: odd)
    let isNearAfterMove = empties == Self.nearEmpties &+ 1
    if !isNearAfterMove { table.prefetch(list, of: board) }
    let known = table.entry(for: key)
    if let bound = known.bound(alpha: alpha, depth: empties, selectivity: .none) { return bound }
    list.promote(known)
    let before = nodes
    moveTop &+= list.count
    defer { moveTop &-= list.count }
    if let bound = isNearAfterMove
      ? near.enhancedCutoff(of: board, list, alpha: alpha)
      : table.enhancedCutoff(of: board, list, alpha: alpha, depth: empties)
    {
      return bound
    }
    var outcome = SplitPoint.Outcome(score: Score.unknown, square: SearchBoard.noSquare)
    while let move = list.takeBest() {
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      let nextOdd = odd ^ QuadrantParity.quadrant(of: square)
      let score = negamax(alpha: alpha) {
        isNearAfterMove
          ? solveNear(next, move.replies, alpha: $0, empties: empties &- 1, odd: nextOdd)
          : solveWithTable(next, move.replies, alpha: $0, empties: empties &- 1, odd: nextOdd)
      }
      if isStopped { return alpha }
      if score > outcome.score {
        outcome = SplitPoint.Outcome(score: score, square: square)
        if score > alpha { break }
      }
      if !list.isEmpty, isAnyIdle, let team {
        outcome = share(&list, of: board, .solve, alpha: alpha, outcome: outcome, with: team)
        if isStopped { return alpha }
      }
    }
    table.store(
      key, score: outcome.score, alpha: alpha, beta: alpha &+ 1, best: outcome.square,
      depth: empties, selectivity: Selectivity.none.rawValue, cost: cost(since: before))
    return outcome.score
  }

  /// Six to ten empty squares.
  private mutating func solveNear(
    _ board: SearchBoard, _ moves: UInt64, alpha: Int, empties: Int, odd: UInt64
  ) -> Int {
    let score = enter(board, moves, alpha: alpha, empties: empties) {
      $0.solveNear($1, $2, alpha: $3, empties: empties, odd: odd)
    }
    if let score { return score }
    let key = TableAccess.key(of: board)
    let known = near.entry(for: key)
    if let bound = known.bound(alpha: alpha) { return bound }
    var list = rankedMoves(of: board, moves, odd: odd)
    list.promote(known)
    moveTop &+= list.count
    defer { moveTop &-= list.count }
    let isShallowAfterMove = empties == Self.shallowEmpties &+ 1
    if !isShallowAfterMove, let bound = near.enhancedCutoff(of: board, list, alpha: alpha) {
      return bound
    }
    var best = Score.unknown
    var bestSquare = SearchBoard.noSquare
    while let move = list.takeBest() {
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      let nextOdd = odd ^ QuadrantParity.quadrant(of: square)
      let score = negamax(alpha: alpha) {
        isShallowAfterMove
          ? solveByParity(next, move.replies, alpha: $0, odd: nextOdd)
          : solveNear(next, move.replies, alpha: $0, empties: empties &- 1, odd: nextOdd)
      }
      if isStopped { return alpha }
      if score > best {
        best = score
        bestSquare = square
        if score > alpha { break }
      }
    }
    near.store(key, score: best, alpha: alpha, best: bestSquare, known: known)
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

/// The last four empty squares, without lists and without the table.
extension Searcher {
  /// On a full board the score is twice the player's disks less 64. The last square adds a disk to
  /// the side that can play it, or else to the winner.
  @inline(__always)
  mutating func solve1(_ board: SearchBoard, _ square: Int) -> Int {
    nodes &+= 1
    let own = board.player.nonzeroBitCount
    let turned = LastDisk.flips(lastFlips, square, disks: board.player)
    if turned != 0 { return 2 &* (own &+ turned &+ 1) &- 64 }
    let lost = LastDisk.flips(lastFlips, square, disks: board.opponent)
    if lost != 0 { return 2 &* (own &- lost) &- 64 }
    return 2 &* (own > 31 ? own &+ 1 : own) &- 64
  }

  @inline(__always)
  mutating func solve2(_ board: SearchBoard, _ first: Int, _ second: Int, alpha: Int) -> Int {
    nodes &+= 1
    var best = Score.unknown
    if isNextToOpponent(first, board) {
      let flips = board.flips(at: first)
      if flips != 0 {
        best = Score.negated(solve1(board.playing(first, flips: flips), second))
        if best > alpha { return best }
      }
    }
    if isNextToOpponent(second, board) {
      let flips = board.flips(at: second)
      if flips != 0 {
        let score = Score.negated(solve1(board.playing(second, flips: flips), first))
        if score > best { best = score }
      }
    }
    if best != Score.unknown { return best }
    let passed = board.passed
    var worst = Score.opponentUnknown
    var flips = passed.flips(at: first)
    if flips != 0 {
      worst = solve1(passed.playing(first, flips: flips), second)
      if worst <= alpha { return worst }
    }
    flips = passed.flips(at: second)
    if flips != 0 { worst = min(worst, solve1(passed.playing(second, flips: flips), first)) }
    return worst != Score.opponentUnknown ? worst : board.finalScore
  }

  @inline(__always)
  private func isNextToOpponent(_ square: Int, _ board: SearchBoard) -> Bool {
    neighbor_masks()[square] & board.opponent != 0
  }

  /// A square alone in its quadrant comes first.
  mutating func solve3(_ board: SearchBoard, alpha: Int, odd: UInt64, passed: Bool = false) -> Int {
    nodes &+= 1
    let empties = board.empties
    let alone = empties & odd
    let start = alone.nonzeroBitCount == 1 ? alone : empties
    let first = start.trailingZeroBitCount
    let rest = empties & ~(1 &<< UInt64(truncatingIfNeeded: first))
    let second = rest.trailingZeroBitCount
    let third = 63 &- rest.leadingZeroBitCount

    var best = Score.unknown
    if isNextToOpponent(first, board) {
      let flips = board.flips(at: first)
      if flips != 0 {
        best = negamax(alpha: alpha) {
          solve2(board.playing(first, flips: flips), second, third, alpha: $0)
        }
        if best > alpha { return best }
      }
    }
    if isNextToOpponent(second, board) {
      let flips = board.flips(at: second)
      if flips != 0 {
        let score = negamax(alpha: alpha) {
          solve2(board.playing(second, flips: flips), first, third, alpha: $0)
        }
        if score > alpha { return score }
        if score > best { best = score }
      }
    }
    if isNextToOpponent(third, board) {
      let flips = board.flips(at: third)
      if flips != 0 {
        let score = negamax(alpha: alpha) {
          solve2(board.playing(third, flips: flips), first, second, alpha: $0)
        }
        if score > best { best = score }
      }
    }
    if best != Score.unknown { return best }
    if passed { return board.finalScore }
    return negamax(alpha: alpha) { solve3(board.passed, alpha: $0, odd: odd, passed: true) }
  }

  /// Two odd quadrants come first.
  mutating func solve4(_ board: SearchBoard, alpha: Int, odd: UInt64, passed: Bool = false) -> Int {
    nodes &+= 1
    if let bound = stabilityBound(board, alpha: alpha, empties: 4) { return bound }
    let empties = board.empties
    var start = empties & odd
    let second = start & (start &- 1)
    if second == 0 || second & (second &- 1) != 0 {
      start =
        (empties & (0 &- empties))
        | (0x8000_0000_0000_0000 &>> UInt64(truncatingIfNeeded: empties.leadingZeroBitCount))
    }
    var best = Score.unknown
    var group = start
    var later = empties ^ start
    while group != 0 {
      let square = group.trailingZeroBitCount
      group &= group &- 1
      if group == 0 {
        group = later
        later = 0
      }
      guard isNextToOpponent(square, board) else { continue }
      let flips = board.flips(at: square)
      guard flips != 0 else { continue }
      let next = board.playing(square, flips: flips)
      let score = negamax(alpha: alpha) {
        solve3(next, alpha: $0, odd: odd ^ QuadrantParity.quadrant(of: square))
      }
      if score > alpha { return score }
      if score > best { best = score }
    }
    if best != Score.unknown { return best }
    if passed { return board.finalScore }
    return negamax(alpha: alpha) { solve4(board.passed, alpha: $0, odd: odd, passed: true) }
  }
}

/// Quadrant parity: which of the four quadrants have an odd number of empty squares.
///
/// A player who moves into an odd quadrant tends to get the last move there, so its squares come
/// first.
enum QuadrantParity {
  @inline(__always)
  static func quadrant(of square: Int) -> UInt64 {
    0x0F0F_0F0F &<< UInt64(truncatingIfNeeded: square & 36)
  }

  @inline(__always)
  static func oddQuadrants(_ empties: UInt64) -> UInt64 {
    ifOdd(empties, at: 0) | ifOdd(empties, at: 4) | ifOdd(empties, at: 32)
      | ifOdd(empties, at: 36)
  }

  /// Odd quadrants, without X-squares if there are others.
  ///
  /// X-squares last among five save 2 % of the nodes of FFO #40–#43 (version 1.3).
  @inline(__always)
  static func first(of squares: UInt64, odd: UInt64) -> UInt64 {
    let inOdd = squares & odd
    let group = inOdd != 0 ? inOdd : squares
    let safe = group & ~0x0042_0000_0000_4200
    return safe != 0 ? safe : group
  }

  @inline(__always)
  private static func ifOdd(_ empties: UInt64, at corner: UInt64) -> UInt64 {
    let quadrant: UInt64 = 0x0F0F_0F0F &<< corner
    return (empties & quadrant).nonzeroBitCount & 1 == 0 ? 0 : quadrant
  }
}

/// The number of disks that the last disk of a game turns over, line by line.
///
/// With a single empty square, the disks of one side determine a line. All threads share the 2 KB.
final class LastDisk: Sendable {
  static let shared = LastDisk()

  private let table = ConstantTable<UInt8>(count: 8 * 256, of: 0) { table in
    for place in 0..<8 {
      for disks in 0..<256 {
        let above = disks >> (place + 1)
        let below = disks & (1 << place - 1)
        let flips =
          (above == 0 ? 0 : above.trailingZeroBitCount)
          + (below == 0 ? 0 : place - 1 - (Int.bitWidth - 1 - below.leadingZeroBitCount))
        table[place * 256 + disks] = UInt8(flips)
      }
    }
  }

  private init() {}

  /// Indexed by 256 times the place in the line plus the disks of the side that plays there.
  var flips: UnsafePointer<UInt8> { table.start }

  @inline(__always)
  static func flips(_ table: UnsafePointer<UInt8>, _ square: Int, disks: UInt64) -> Int {
    let column = square & 7
    let row = square &>> 3
    let base = square &* 8
    let falling = ray_masks()[base &+ 2] | ray_masks()[base &+ 6]
    let rising = ray_masks()[base &+ 3] | ray_masks()[base &+ 7]
    let inColumn = table + column &* 256
    let inRow = table + row &* 256
    let rowDisks = (disks &>> UInt64(truncatingIfNeeded: square & 56)) & 0xFF
    let columnDisks =
      (((disks &>> UInt64(truncatingIfNeeded: column)) & 0x0101_0101_0101_0101)
        &* 0x0102_0408_1020_4080) &>> 56
    let fallingDisks = ((disks & falling) &* 0x0101_0101_0101_0101) &>> 56
    let risingDisks = ((disks & rising) &* 0x0101_0101_0101_0101) &>> 56
    return Int(inColumn[Int(truncatingIfNeeded: rowDisks)])
      &+ Int(inRow[Int(truncatingIfNeeded: columnDisks)])
      &+ Int(inColumn[Int(truncatingIfNeeded: fallingDisks)])
      &+ Int(inColumn[Int(truncatingIfNeeded: risingDisks)])
  }
}
