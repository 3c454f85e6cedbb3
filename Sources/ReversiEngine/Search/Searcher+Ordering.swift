import CProcessor

/// The order of moves: moves from the table, few replies, the evaluation.
///
/// The numbers come from versions 1.0 to 1.3: for the midgame from 12 plies at 73 % from 52 empty
/// squares, for the end from FFO #40–#42.
extension Searcher {
  /// From this depth on, the evaluation helps to rank. From 2 on it saves 13 % of the nodes of the
  /// midgame, but takes 11 % more instructions; from 4 on it costs 8 % more nodes and saves
  /// nothing.
  private static let evaluatedOrderDepth = 3

  /// The evaluation is a search of (depth − 15) / 3 plies, as in Edax, which goes to 6 plies.
  /// Without it FFO #46–#49 takes 8 % more nodes (after version 1.20).
  private static let deepestSort = 2

  /// The distance below alpha, in disks, down to which this search tells moves apart; Edax's
  /// `SORT_ALPHA_DELTA`.
  private static let sortMargin = 8

  @inline(__always)
  func emptyList() -> MoveList { MoveList(at: moveStack + moveTop) }

  /// The legal moves. Each is ranked by the position after it, by its replies with corners counted
  /// twice, and by itself.
  @inline(__always)
  private func rankedMoves(
    of board: SearchBoard, _ moves: UInt64,
    by rank: (_ next: SearchBoard, _ replies: Int, _ move: MoveList.Move) -> Int
  ) -> MoveList {
    var list = emptyList()
    list.append(moves, of: board)
    var index = 0
    while index < list.count {
      let move = list[index]
      let next = board.playing(Int(move.square), flips: move.flips)
      list[index].rank = Int32(truncatingIfNeeded: rank(next, 0 &- Int(move.rank), move))
      index &+= 1
    }
    return list
  }

  /// The legal moves, ranked without an evaluation. If `fetched`, prefetches the table's buckets of
  /// the positions after them.
  @inline(__always)
  func movesForTable(
    of board: SearchBoard, _ moves: UInt64, odd: UInt64, fetched: Bool = false
  ) -> MoveList {
    rankedMoves(of: board, moves) { next, replies, move in
      if fetched { table.prefetch(TableAccess.key(of: next)) }
      return move.flips == board.opponent
        ? Rank.wipeOut : Rank.byReplies(next, replies, Int(move.square), odd: odd)
    }
  }

  /// The legal moves, ranked by few replies, then by parity and safe corners.
  ///
  /// Few replies before parity: a quarter fewer nodes on FFO #40–#44. Safe corners save 1 %, on
  /// random positions 2 %.
  @inline(__always)
  func movesForSolving(of board: SearchBoard, _ moves: UInt64, odd: UInt64) -> MoveList {
    rankedMoves(of: board, moves) { next, replies, move in
      (odd & SearchBoard.bit(Int(move.square)) != 0 ? 8 : 0) &+ 2 &* next.heldCorners
        &- 16 &* replies
    }
  }

  /// The legal moves, ranked by few replies.
  @inline(__always)
  func movesForLastPlies(of board: SearchBoard, _ moves: UInt64) -> MoveList {
    var list = emptyList()
    list.append(moves, of: board)
    return list
  }

  /// The legal moves, ranked with an evaluation if the depth justifies it.
  mutating func movesByEvaluation(
    of board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, to horizon: Horizon,
    alpha: Int, known: TableEntry
  ) -> MoveList {
    let list = movesForTable(
      of: board, moves, odd: QuadrantParity.oddQuadrants(board.empties))
    list.promote(known)
    let depth = horizon.depth(empties: empties)
    guard depth >= Self.evaluatedOrderDepth, list.count > 1 else { return list }
    let sortDepth = max(0, min(Self.deepestSort, (depth &- 15) / 3))
    let low = (alpha &- Self.sortMargin) &* Evaluator.unitsPerDisk
    moveTop &+= list.count
    defer { moveTop &-= list.count }
    let shift = horizon == .end ? Rank.evaluationShiftToTheEnd : Rank.evaluationShift
    var index = 0
    while index < list.count {
      var move = list[index]
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      // The bucket arrives while the other moves are ranked.
      table.prefetch(TableAccess.key(of: next))
      if move.rank < Rank.secondTableMove {
        advance(ply, square, flips: move.flips)
        let score =
          sortDepth == 0
          ? evaluator.score(
            at: indices + (ply &+ 1), of: next, move.replies, empties: empties &- 1)
          : estimate(
            next, ply: ply &+ 1, empties: empties &- 1, depth: sortDepth,
            alpha: -Evaluator.scoreBound, beta: Score.negated(low))
        move.rank &-= Int32(truncatingIfNeeded: score) &<< shift
        list[index] = move
      }
      index &+= 1
    }
    return list
  }

  /// Ranks moves whose rank is the evaluation of the position after them.
  func rankByEvaluation(_ list: MoveList, of board: SearchBoard, known: TableEntry) {
    let odd = QuadrantParity.oddQuadrants(board.empties)
    var index = 0
    while index < list.count {
      var move = list[index]
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      // The bucket arrives while the other moves are ranked.
      table.prefetch(TableAccess.key(of: next))
      let rank =
        move.flips == board.opponent
        ? Rank.wipeOut
        : Rank.byReplies(
          next, Int(weighted_mobility(move.replies, counts_bits())), square, odd: odd)
      move.rank = Int32(truncatingIfNeeded: rank) &- move.rank &<< Rank.evaluationShift
      list[index] = move
      index &+= 1
    }
    list.promote(known)
  }
}

/// The weights of the ranks: those of Edax (`move.c`) except for the evaluation's.
enum Rank {
  static let wipeOut = 1 << 30
  static let tableMove = 1 << 29
  static let secondTableMove = 1 << 28

  // Each of these outweighs those below it, which only break ties.
  private static let replyShift = 15
  private static let heldCornerShift = 11
  private static let frontierShift = 5

  /// The weight of a sixteenth of a disk: a reply counts as much as half a disk. With 11 or 13 the
  /// midgame takes 1 % more nodes.
  static let evaluationShift: Int32 = 12

  /// The weight of a sixteenth of a disk in a search to the end, where few replies make a short
  /// search: a reply counts as much as 4 disks. With 8 or 10 the end takes 1 to 2 % more nodes.
  static let evaluationShiftToTheEnd: Int32 = 10

  /// Few replies first, corners among them counted twice; then safe corners, few frontier squares
  /// and quadrant parity.
  @inline(__always)
  static func byReplies(
    _ next: SearchBoard, _ replies: Int, _ square: Int, odd: UInt64
  ) -> Int {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: square)
    var rank = (64 &- replies) &<< replyShift
    rank &+= next.heldCorners &<< heldCornerShift
    rank &+= (64 &- next.frontier) &<< frontierShift
    return odd & bit != 0 ? rank &+ 1 : rank
  }
}
