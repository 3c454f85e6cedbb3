import ReversiEngine

/// Gives positions the scores that the evaluation is to learn.
final class Labeller {
  private let solver = EndgameSolver(tableBytes: 1 << 20)
  private let search: FixedDepthSearch
  private let depth: Int
  private let exactFrom: Int

  /// Scores are exact with up to `exactFrom` empties; above that they come from a search of `depth`
  /// plies, which must lead out of the position's phase, whose weights are not known yet.
  init(evaluation: Evaluation, depth: Int, exactFrom: Int) {
    search = FixedDepthSearch(evaluation)
    self.depth = depth
    self.exactFrom = exactFrom
  }

  /// The position with its score.
  func label(_ board: SearchBoard) -> LabelledPosition {
    let exact = board.emptyCount <= exactFrom
    let score =
      exact ? solver.score(board) * Evaluator.unitsPerDisk : search.score(board, depth: depth)
    return LabelledPosition(board: board, score: score)
  }
}
