import CProcessor

/// The last four empty squares, without lists and without the table, in code of their own for each
/// number.
///
/// All are null-window searches of (alpha, alpha + 1) that return a bound.
extension Searcher {
  /// One empty square: counts the disks that turn over with a table (``LastDisk``).
  ///
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

  /// Two empty squares.
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

  /// Three empty squares: a square alone in its quadrant comes first.
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

  /// Four empty squares: two odd quadrants come first.
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
