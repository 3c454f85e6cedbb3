extension Searcher {
  /// The exact score within (alpha, beta): a full window for the first move, null windows to refute the rest.
  mutating func solvePrincipal(_ board: SearchBoard, alpha: Int, beta: Int) -> Int {
    nodes &+= 1
    let empties = board.emptyCount
    if empties == 0 { return board.finalScore }
    let moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return board.finalScore }
      return 0 &- solvePrincipal(board.passed, alpha: 0 &- beta, beta: 0 &- alpha)
    }
    let key = TableAccess.key(of: board)
    let known = empties > Self.shallowEmpties ? table.entry(for: key) : TableEntry(bits: 0)
    let list = moveStack + moveTop
    let count = fill(list, board, moves, known: known, odd: Region.odd(board.empties))
    moveTop &+= count
    defer { moveTop &-= count }

    let before = nodes
    var best = -65
    var bestSquare = 64
    for index in 0..<count {
      let move = takeBest(list, from: index, count: count)
      let next = board.playing(Int(move.square), flips: move.flips)
      let low = max(alpha, best)
      var score: Int
      if index == 0 {
        score = 0 &- solvePrincipal(next, alpha: 0 &- beta, beta: 0 &- low)
      } else {
        score = 0 &- solve(next, alpha: ~low)
        if !isStopped && score > low && score < beta {
          score = 0 &- solvePrincipal(next, alpha: 0 &- beta, beta: 0 &- low)
        }
      }
      if isStopped { return low }
      if score > best {
        best = score
        bestSquare = Int(move.square)
        if best >= beta { break }
      }
    }
    if empties > Self.shallowEmpties {
      table.store(
        key, score: best, alpha: alpha, beta: beta, best: bestSquare, depth: empties,
        selectivity: 5, cost: 64 &- (nodes &- before).leadingZeroBitCount)
    }
    return best
  }
}
