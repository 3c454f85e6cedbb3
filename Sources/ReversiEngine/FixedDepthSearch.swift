/// Full-width searches of a fixed depth to the last unit of the evaluation; for training and measurement.
package final class FixedDepthSearch {
  private var searcher: Searcher

  /// Makes a search with an evaluation of its own; serves one thread at a time.
  package init(_ evaluation: Evaluation = .embedded) {
    searcher = Searcher(
      table: TranspositionTable(bytes: 0), evaluator: Evaluator(evaluation), stop: StopToken())
  }

  /// The score for the player to move in units of the evaluation; a finished game counts in full.
  package func score(_ board: SearchBoard, depth: Int) -> Int {
    searcher.indices[0] = searcher.evaluator.indices(of: board)
    return searcher.estimate(
      board, ply: 0, empties: board.emptyCount, depth: depth, alpha: -Evaluator.scoreBound,
      beta: Evaluator.scoreBound)
  }

  /// The score after each legal move for the player who makes it, `depth` plies in all.
  package func scores(_ board: SearchBoard, depth: Int) -> [(square: Int, score: Int)] {
    var scores: [(square: Int, score: Int)] = []
    var moves = board.legalMoves
    while moves != 0 {
      let square = moves.trailingZeroBitCount
      moves &= moves &- 1
      let next = board.playing(square, flips: board.flips(at: square))
      scores.append((square, -score(next, depth: depth - 1)))
    }
    return scores
  }
}
