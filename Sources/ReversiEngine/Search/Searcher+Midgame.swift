/// Null-window searches to a fixed depth, or to the end where the depth equals the number of empty
/// squares.
extension Searcher {
  /// With at most this many empty squares a search to the end needs no evaluation.
  ///
  /// FFO #40–#42: 30 million nodes with 11, 34 million with 13 or 14. FFO #23 takes 21 % more
  /// instructions with 11 than with 13, and 5 % fewer with 14.
  static let endgameEmpties = 13

  /// A bound on the score of the position at `ply`; above alpha it is a lower bound, otherwise an
  /// upper one.
  mutating func search(
    _ board: SearchBoard, ply: Int, empties: Int, depth: Int, alpha: Int
  ) -> Int {
    if depth == empties && empties <= Self.endgameEmpties { return solve(board, alpha: alpha) }
    if depth <= 0 {
      nodes &+= 1
      return leafScore(board, ply: ply, empties: empties)
    }
    return search(
      MidgameNode(
        board: board, ply: ply, empties: empties, depth: depth, alpha: alpha,
        selectivity: selectivity))
  }

  /// The last ply: evaluates every move, in the order of the squares.
  @inline(__always)
  fileprivate mutating func searchLeaves(
    _ board: SearchBoard, _ moves: UInt64, ply: Int, empties: Int, alpha: Int
  ) -> Int {
    var best = Score.unknown
    var rest = moves
    while rest != 0 {
      let square = rest.trailingZeroBitCount
      rest &= rest &- 1
      let flips = board.flips(at: square)
      nodes &+= 1
      advance(ply, square, flips: flips)
      let next = board.playing(square, flips: flips)
      let score = Score.negated(leafScore(next, ply: ply &+ 1, empties: empties &- 1))
      if score > best {
        best = score
        if score > alpha { break }
      }
    }
    return best
  }

  /// The evaluation; that of the other side where a pass is due, and the result where the game is
  /// over.
  @inline(__always)
  private mutating func leafScore(_ board: SearchBoard, ply: Int, empties: Int) -> Int {
    if board.legalMoves != 0 { return evaluation(board, ply: ply, empties: empties) }
    guard board.passed.legalMoves != 0 else { return board.finalScore }
    advancePass(ply)
    return Score.negated(evaluation(board.passed, ply: ply &+ 1, empties: empties))
  }
}

/// A node with evaluated leaves, cuts by shallow searches, and moves that threads can share.
private struct MidgameNode: NullWindowNode {
  let board: SearchBoard
  let ply: Int
  let empties: Int
  let depth: Int
  let alpha: Int
  let selectivity: Selectivity

  /// From 5 plies, as in Edax (`ETC_MIN_DEPTH`): 6 % fewer nodes on FFO #40–#42.
  @inline(__always)
  var triesEnhancedCutoff: Bool { depth >= 5 }

  @inline(__always)
  func searchPass(alpha: Int, _ searcher: inout Searcher) -> Int {
    searcher.advancePass(ply)
    return searcher.search(
      board.passed, ply: ply &+ 1, empties: empties, depth: depth, alpha: alpha)
  }

  @inline(__always)
  func searchLeaves(_ moves: UInt64, _ searcher: inout Searcher) -> Int? {
    guard depth == 1 else { return nil }
    return searcher.searchLeaves(board, moves, ply: ply, empties: empties, alpha: alpha)
  }

  @inline(__always)
  func probCut(_ searcher: inout Searcher) -> Int? {
    // From 4 on the midgame takes 7 % more nodes; for 2 the shallow search is the evaluation.
    guard selectivity != .none && depth >= 3 else { return nil }
    return searcher.probCut(board, ply: ply, empties: empties, depth: depth, alpha: alpha)
  }

  @inline(__always)
  func list(_ moves: UInt64, known: TableEntry, _ searcher: inout Searcher) -> MoveList {
    searcher.movesByEvaluation(
      of: board, moves, ply: ply, empties: empties, depth: depth, alpha: alpha, known: known)
  }

  @inline(__always)
  func search(_ move: MoveList.Move, alpha: Int, _ searcher: inout Searcher) -> Int {
    let square = Int(move.square)
    searcher.advance(ply, square, flips: move.flips)
    return searcher.search(
      board.playing(square, flips: move.flips), ply: ply &+ 1, empties: empties &- 1,
      depth: depth &- 1, alpha: alpha)
  }

  @inline(__always)
  func share(
    _ list: inout MoveList, outcome: SplitPoint.Outcome, _ searcher: inout Searcher
  ) -> SplitPoint.Outcome? {
    guard depth >= Searcher.splitDepth, !list.isEmpty, let team = searcher.team, team.isAnyIdle
    else { return nil }
    return searcher.share(
      &list, of: board, ply: ply, empties: empties, depth: depth, alpha: alpha, outcome: outcome,
      with: team)
  }
}
