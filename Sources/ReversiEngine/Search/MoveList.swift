import CProcessor

/// The legal moves of a node, taken in the order of their ranks.
///
/// It lies on its searcher's stack of moves, so nodes allocate no memory.
struct MoveList {
  typealias Move = ListedMove

  private let moves: UnsafeMutablePointer<Move>
  /// The number of moves, including those taken.
  private(set) var count = 0
  private var takenCount = 0

  @inline(__always)
  init(at top: UnsafeMutablePointer<Move>) { moves = top }

  @inline(__always)
  var isEmpty: Bool { takenCount == count }

  @inline(__always)
  subscript(index: Int) -> Move {
    get { moves[index] }
    nonmutating set { moves[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ squares: UInt64, of board: SearchBoard, odd: UInt64) {
    list_moves(board.player, board.opponent, squares, odd, moves + count)
    count &+= squares.nonzeroBitCount
  }

  @inline(__always)
  mutating func append(_ square: Int, flips: UInt64, replies: UInt64, rank: Int) {
    moves[count] = Move(
      flips: flips, replies: replies, square: Int32(truncatingIfNeeded: square),
      rank: Int32(truncatingIfNeeded: rank))
    count &+= 1
  }

  @inline(__always)
  func promote(_ known: TableEntry) {
    guard known.best != SearchBoard.noSquare else { return }
    var index = 0
    while index < count {
      if Int(moves[index].square) == known.best {
        moves[index].rank = Rank.tableMove
      } else if Int(moves[index].square) == known.second {
        moves[index].rank = Rank.secondTableMove
      }
      index &+= 1
    }
  }

  func promote(_ square: Int) {
    for index in takenCount..<count where Int(moves[index].square) == square {
      moves[index].rank = Rank.tableMove
    }
  }

  /// Selects instead of sorting, because most nodes are cut after a few moves.
  @inline(__always)
  mutating func takeBest() -> Move? {
    guard takenCount < count else { return nil }
    var other = takenCount
    var top = Int.min
    while other < count {
      // The rank, and below it the place counted from the end: the first among equals is the
      // largest.
      let key = Int(moves[other].rank) &<< 8 &- other
      top = key > top ? key : top
      other &+= 1
    }
    let best = (0 &- top) & 0xFF
    let move = moves[best]
    moves[best] = moves[takenCount]
    moves[takenCount] = move
    takenCount &+= 1
    return move
  }

  @inline(__always)
  mutating func takeNext() -> Move? {
    guard takenCount < count else { return nil }
    takenCount &+= 1
    return moves[takenCount &- 1]
  }
}

/// The order of moves: moves from the table, few replies, the evaluation.
///
/// The numbers come from versions 1.0 to 1.3: for the midgame from 12 plies at 73 % from 52 empty
/// squares, for the end from FFO #40–#42, unless they name another version.
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

  /// Few replies before parity: a quarter fewer nodes on FFO #40–#44. Held corners save 1 %, on
  /// random positions 2 % (version 1.3).
  @inline(__always)
  func rankedMoves(of board: SearchBoard, _ moves: UInt64, odd: UInt64) -> MoveList {
    var list = emptyList()
    list.append(moves, of: board, odd: odd)
    return list
  }

  mutating func movesByEvaluation(
    of board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, to horizon: Horizon,
    alpha: Int, known: TableEntry
  ) -> MoveList {
    let list = rankedMoves(of: board, moves, odd: QuadrantParity.oddQuadrants(board.empties))
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
        move.rank = move.rank &<< Rank.shift &- Int32(truncatingIfNeeded: score) &<< shift
        list[index] = move
      }
      index &+= 1
    }
    return list
  }

  /// Each move comes with the evaluation of the position after it as its rank.
  func rankByEvaluation(_ list: MoveList, of board: SearchBoard, known: TableEntry) {
    let odd = QuadrantParity.oddQuadrants(board.empties)
    var index = 0
    while index < list.count {
      var move = list[index]
      let square = Int(move.square)
      let next = board.playing(square, flips: move.flips)
      // The bucket arrives while the other moves are ranked.
      table.prefetch(TableAccess.key(of: next))
      let rank = move_rank(next.opponent, move.replies, move.square, odd, counts_bits())
      move.rank = rank &<< Rank.shift &- move.rank &<< Rank.evaluationShift
      list[index] = move
      index &+= 1
    }
    list.promote(known)
  }
}

enum Rank {
  static let tableMove: Int32 = 1 << 29
  static let secondTableMove: Int32 = 1 << 28

  /// The weight of a rank without an evaluation beside one: a reply counts 2¹⁵.
  static let shift: Int32 = 13

  /// The weight of a sixteenth of a disk: a reply counts as much as half a disk. With 11 or 13 the
  /// midgame takes 1 % more nodes.
  static let evaluationShift: Int32 = 12

  /// The weight of a sixteenth of a disk in a search to the end, where few replies make a short
  /// search: a reply counts as much as four disks. With 8 and 10 FFO #44–#47 takes 2 and 3 % more
  /// nodes (version 1.32).
  static let evaluationShiftToTheEnd: Int32 = 9
}
