/// The order of moves where there is no time for an evaluation.
extension Searcher {
  /// Writes the legal moves with their ranks; returns how many there are.
  @inline(__always)
  func fill(
    _ list: UnsafeMutablePointer<ScoredMove>, _ board: SearchBoard, _ moves: UInt64,
    known: TableEntry, odd: UInt64
  ) -> Int {
    var rest = moves
    var count = 0
    while rest != 0 {
      let square = rest.trailingZeroBitCount
      rest &= rest &- 1
      let flips = board.flips(at: square)
      var score: Int
      if flips == board.opponent {
        score = 1 &<< 30
      } else if square == known.best && !known.isEmpty {
        score = 1 &<< 29
      } else if square == known.second && !known.isEmpty {
        score = 1 &<< 28
      } else {
        score = rank(board.playing(square, flips: flips), square, odd: odd)
      }
      list[count] = ScoredMove(
        flips: flips, square: Int32(truncatingIfNeeded: square),
        score: Int32(truncatingIfNeeded: score))
      count &+= 1
    }
    return count
  }

  /// Writes the legal moves, ranked by few replies, corners among them counted twice, and by
  /// parity.
  @inline(__always)
  func fillByMobility(
    _ list: UnsafeMutablePointer<ScoredMove>, _ board: SearchBoard, _ moves: UInt64, odd: UInt64
  ) -> Int {
    var rest = moves
    var count = 0
    while rest != 0 {
      let square = rest.trailingZeroBitCount
      let bit = rest & (0 &- rest)
      rest ^= bit
      let flips = board.flips(at: square)
      let score =
        (odd & bit != 0 ? 1 : 0)
        &- 4 &* Self.weightedMobility(board.playing(square, flips: flips).legalMoves)
      list[count] = ScoredMove(
        flips: flips, square: Int32(truncatingIfNeeded: square),
        score: Int32(truncatingIfNeeded: score))
      count &+= 1
    }
    return count
  }

  /// The number of moves, corners counted twice.
  @inline(__always)
  private static func weightedMobility(_ moves: UInt64) -> Int {
    moves.nonzeroBitCount &+ (moves & 0x8100_0000_0000_0081).nonzeroBitCount
  }

  /// Writes the legal moves with their ranks, by evaluation where the depth is worth it.
  mutating func rankedMoves(
    _ list: UnsafeMutablePointer<ScoredMove>, _ board: SearchBoard, _ moves: UInt64, ply: Int,
    empties: Int, depth: Int, alpha: Int, known: TableEntry
  ) -> Int {
    let count = fill(list, board, moves, known: known, odd: Region.odd(board.empties))
    guard depth >= 3, count > 1 else { return count }
    let sortDepth = max(0, min(2, (depth &- 15) / 3))
    // Near the end few replies make a short search, and the evaluation counts for less.
    let shift: Int32 = depth == empties ? 9 : 12
    let low = (alpha &- 8) &* Evaluator.unitsPerDisk
    moveTop &+= count
    defer { moveTop &-= count }
    var index = 0
    while index < count {
      let move = list[index]
      if move.score < 1 &<< 28 {
        advance(ply, Int(move.square), flips: move.flips)
        let next = board.playing(Int(move.square), flips: move.flips)
        let score =
          sortDepth == 0
          ? evaluator.score(indices[ply &+ 1], of: next, empties: empties &- 1)
          : estimate(
            next, ply: ply &+ 1, empties: empties &- 1, depth: sortDepth,
            alpha: -64 &* Evaluator.unitsPerDisk, beta: 0 &- low)
        list[index].score &-= Int32(truncatingIfNeeded: score) &<< shift
      }
      index &+= 1
    }
    return count
  }

  /// Few replies first, corners among them counted twice; then safe corners, few frontier squares,
  /// parity.
  @inline(__always)
  func rank(_ next: SearchBoard, _ square: Int, odd: UInt64) -> Int {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: square)
    var score = (64 &- Self.weightedMobility(next.legalMoves)) &<< 15
    score &+= (64 &- next.frontier) &<< 5
    score &+= next.heldCorners &<< 11
    score &+= odd & bit != 0 ? 1 &<< 3 : 0
    return score &+ Int(squareRanks[unchecked: square])
  }

  /// Moves the best of the moves from `index` on to its place and returns it.
  @inline(__always)
  func takeBest(_ list: UnsafeMutablePointer<ScoredMove>, from index: Int, count: Int) -> ScoredMove
  {
    var best = index
    var other = index &+ 1
    while other < count {
      if list[other].score > list[best].score { best = other }
      other &+= 1
    }
    let move = list[best]
    list[best] = list[index]
    list[index] = move
    return move
  }
}

/// How good a square is in itself, from a1 to h8: corners, then the edge away from them, X-squares
/// last.
private let squareRanks: InlineArray<64, UInt8> = [
  7, 2, 6, 5, 5, 6, 2, 7,
  2, 0, 3, 3, 3, 3, 0, 2,
  6, 3, 5, 4, 4, 5, 3, 6,
  5, 3, 4, 4, 4, 4, 3, 5,
  5, 3, 4, 4, 4, 4, 3, 5,
  6, 3, 5, 4, 4, 5, 3, 6,
  2, 0, 3, 3, 3, 3, 0, 2,
  7, 2, 6, 5, 5, 6, 2, 7,
]
