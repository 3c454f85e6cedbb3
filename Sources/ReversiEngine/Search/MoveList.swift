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

  /// An empty list at the top of a stack.
  @inline(__always)
  init(at top: UnsafeMutablePointer<Move>) { moves = top }

  /// Whether every move has been taken.
  @inline(__always)
  var isEmpty: Bool { takenCount == count }

  @inline(__always)
  subscript(index: Int) -> Move {
    get { moves[index] }
    nonmutating set { moves[index] = newValue }
  }

  /// Appends legal moves of a board with their ranks, `move_rank` of `CProcessor`.
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

  /// Puts the moves from the table first.
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

  /// Puts the move on a square first.
  func promote(_ square: Int) {
    for index in takenCount..<count where Int(moves[index].square) == square {
      moves[index].rank = Rank.tableMove
    }
  }

  /// Takes the move with the highest rank, the first among equals, or nil.
  ///
  /// It selects instead of sorting, because most nodes are cut after a few moves.
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

  /// Takes the next move in any order, or nil.
  @inline(__always)
  mutating func takeNext() -> Move? {
    guard takenCount < count else { return nil }
    takenCount &+= 1
    return moves[takenCount &- 1]
  }
}
