/// Solves positions: the exact score under best play.
package final class EndgameSolver {
  private let table: TranspositionTable
  private let evaluator: Evaluator
  private let stop = StopToken()
  /// Positions visited by the last call.
  package private(set) var nodes: UInt64 = 0

  /// Creates a solver with a table of at most `tableBytes` bytes.
  package init(tableBytes: Int = 32 << 20, evaluation: EvaluationWeights = .embedded) {
    table = TranspositionTable(bytes: tableBytes)
    evaluator = Evaluator(evaluation)
  }

  /// Forgets earlier positions.
  package func clear() { table.clear() }

  /// The exact score for the player to move, in disks; empty squares count for the winner.
  package func score(_ board: SearchBoard) -> Int { solve(board).score }

  /// The exact score and a move that reaches it; no move if the player must pass.
  package func solve(_ board: SearchBoard) -> (score: Int, square: Int?) {
    table.startSearch()
    var searcher = Searcher(table: table, evaluator: evaluator, stop: stop)
    let empties = board.emptyCount
    searcher.indices[0] = evaluator.indices(of: board)
    let score = searcher.searchPrincipal(
      board, ply: 0, empties: empties, depth: empties, alpha: Score.lowest, beta: Score.highest)
    nodes = searcher.nodes
    let first = Int(searcher.lines[0])
    return (score, board.legalMoves == 0 || first == SearchBoard.noSquare ? nil : first)
  }
}
