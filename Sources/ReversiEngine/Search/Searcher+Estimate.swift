/// Fixed-depth search to the last sixteenth of a disk, without table and without cuts by guess.
extension Searcher {
  /// The static evaluation of the position at `ply`, in whole disks, never claiming a wipe-out.
  @inline(__always)
  func evaluation(_ board: SearchBoard, ply: Int, empties: Int) -> Int {
    let score = evaluator.score(indices[ply], of: board, empties: empties)
    let disks = (score &+ (score >= 0 ? 8 : -8)) / Evaluator.unitsPerDisk
    return max(-62, min(62, disks))
  }

  /// The pattern indices of the next ply.
  @inline(__always)
  func advance(_ ply: Int, _ square: Int, flips: UInt64) {
    indices[ply &+ 1] = evaluator.indices(after: square, flipping: flips, from: indices[ply])
  }

  @inline(__always)
  func advancePass(_ ply: Int) {
    indices[ply &+ 1] = evaluator.indicesAfterPass(from: indices[ply])
  }

  /// The score within (alpha, beta) of a full-width search, in units of the evaluation.
  mutating func estimate(
    _ board: SearchBoard, ply: Int, empties: Int, depth: Int, alpha: Int, beta: Int
  ) -> Int {
    nodes &+= 1
    let moves = board.legalMoves
    if moves == 0 {
      guard empties != 0, board.passed.legalMoves != 0 else {
        return board.finalScore &* Evaluator.unitsPerDisk
      }
      if depth == 0 { return evaluator.score(indices[ply], of: board, empties: empties) }
      advancePass(ply)
      return 0
        &- estimate(
          board.passed, ply: ply &+ 1, empties: empties, depth: depth, alpha: 0 &- beta,
          beta: 0 &- alpha)
    }
    if depth == 0 { return evaluator.score(indices[ply], of: board, empties: empties) }
    let list = moveStack + moveTop
    var count = 0
    var rest = moves
    while rest != 0 {
      let square = rest.trailingZeroBitCount
      rest &= rest &- 1
      let flips = board.flips(at: square)
      var score = 0
      if depth > 1 {
        let next = board.playing(square, flips: flips)
        score = 0 &- next.legalMoves.nonzeroBitCount &* 8
        if depth > 2 {
          advance(ply, square, flips: flips)
          score &-= evaluator.score(indices[ply &+ 1], of: next, empties: empties &- 1)
        }
      }
      list[count] = ScoredMove(
        flips: flips, square: Int32(truncatingIfNeeded: square),
        score: Int32(truncatingIfNeeded: score))
      count &+= 1
    }
    moveTop &+= count
    defer { moveTop &-= count }
    var best = -65 &* Evaluator.unitsPerDisk
    var index = 0
    while index < count {
      let move = depth > 1 ? takeBest(list, from: index, count: count) : list[index]
      let square = Int(move.square)
      advance(ply, square, flips: move.flips)
      let low = max(alpha, best)
      let score =
        0
        &- estimate(
          board.playing(square, flips: move.flips), ply: ply &+ 1, empties: empties &- 1,
          depth: depth &- 1, alpha: 0 &- beta, beta: 0 &- low)
      if score > best {
        best = score
        if best >= beta { break }
      }
      index &+= 1
    }
    return best
  }
}
