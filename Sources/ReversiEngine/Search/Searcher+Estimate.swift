import Posix

/// The static evaluation, and a fixed-depth search in its units: at full width, without the table.
extension Searcher {
  /// The static evaluation of the position at `ply` in whole disks, never a wipe-out.
  @inline(__always)
  func evaluation(_ board: SearchBoard, ply: Int, empties: Int) -> Int {
    evaluation(board, board.legalMoves, ply: ply, empties: empties)
  }

  /// The static evaluation of the position at `ply`, whose legal moves are known, in whole disks.
  @inline(__always)
  func evaluation(_ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int) -> Int {
    Self.disks(evaluator.score(at: indices + ply, of: board, moves, empties: empties))
  }

  /// A static score in whole disks, never a wipe-out.
  @inline(__always)
  static func disks(_ units: Int) -> Int {
    // To the nearest disk, halves away from zero. A shift rounds down, so negative scores get less.
    let disks = (units &+ Evaluator.unitsPerDisk / 2 &+ (units &>> 63)) &>> 4
    return max(-Score.highestEstimate, min(Score.highestEstimate, disks))
  }

  /// Computes the pattern indices of the next ply after a move.
  @inline(__always)
  func advance(_ ply: Int, _ square: Int, flips: UInt64) {
    indices[ply &+ 1] = evaluator.indices(after: square, flipping: flips, from: indices[ply])
  }

  /// Computes the pattern indices of the next ply after a pass.
  @inline(__always)
  func advancePass(_ ply: Int) {
    indices[ply &+ 1] = evaluator.indicesAfterPass(from: indices[ply])
  }

  /// Creates a searcher for ``estimate(_:depth:alpha:beta:)``, which needs no table.
  package init(_ evaluation: EvaluationWeights) {
    self.init(
      table: TranspositionTable(bytes: 0), evaluator: Evaluator(evaluation), stop: StopToken())
  }

  /// The score within (alpha, beta) of a full-width search from a board, in units of the
  /// evaluation.
  package mutating func estimate(
    _ board: SearchBoard, depth: Int, alpha: Int, beta: Int
  ) -> Int {
    indices[0] = evaluator.indices(of: board)
    return estimate(
      board, ply: 0, empties: board.emptyCount, depth: depth, alpha: alpha, beta: beta)
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
      if depth == 0 {
        return evaluator.score(at: indices + ply, of: board, moves, empties: empties)
      }
      advancePass(ply)
      return negamax(alpha: alpha, beta: beta) {
        estimate(
          board.passed, ply: ply &+ 1, empties: empties, depth: depth, alpha: $0, beta: $1)
      }
    }
    if depth == 0 {
      return evaluator.score(at: indices + ply, of: board, moves, empties: empties)
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
          next, ply: ply &+ 1, empties: empties &- 1, depth: depth &- 1, alpha: $0, beta: $1)
      }
      if score > best {
        best = score
        if best >= beta { break }
      }
    }
    return best
  }
}
