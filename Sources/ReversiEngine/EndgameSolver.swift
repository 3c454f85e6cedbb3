/// Solves positions to the end: the exact final difference under best play.
///
/// Owns its table, so one solver serves one thread at a time.
package final class EndgameSolver {
  private let table: TranspositionTable
  private let stop = StopToken()
  /// Positions visited by the last `solve`.
  package private(set) var nodes: UInt64 = 0

  /// Makes a solver with a table of at most `tableBytes` bytes.
  package init(tableBytes: Int = 32 << 20) { table = TranspositionTable(bytes: tableBytes) }

  /// Forgets what earlier positions left in the table.
  package func clear() { table.clear() }

  /// The exact score in disks from the mover's side, empties given to the winner.
  package func score(_ board: SearchBoard) -> Int {
    table.startSearch()
    var searcher = Searcher(table: table, stop: stop)
    let score = searcher.solvePrincipal(board, alpha: -64, beta: 64)
    nodes = searcher.nodes
    return score
  }

  /// The exact score and a move that reaches it; no move if the mover has to pass.
  package func solve(_ board: SearchBoard) -> (score: Int, square: Int?) {
    let score = score(board)
    var moves = board.legalMoves
    var searcher = Searcher(table: table, stop: stop)
    while moves != 0 {
      let square = moves.trailingZeroBitCount
      moves &= moves &- 1
      let next = board.playing(square, flips: board.flips(at: square))
      if 0 &- searcher.solve(next, alpha: -score) >= score {
        nodes += searcher.nodes
        return (score, square)
      }
    }
    return (score, nil)
  }
}
