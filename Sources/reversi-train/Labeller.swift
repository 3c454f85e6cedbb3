import ReversiEngine

/// Gives positions the scores that the evaluation is to learn.
final class Labeller {
  private let solver = EndgameSolver(tableBytes: 1 << 20)
  private let search: FixedDepthSearch
  private let depth: Int
  private let exactFrom: Int

  /// Scores are exact with up to `exactFrom` empties; above that they come from a search of `depth`
  /// plies or one more, which must lead out of the position's phase, whose weights are not known
  /// yet.
  init(evaluation: Evaluation, depth: Int, exactFrom: Int) {
    search = FixedDepthSearch(evaluation)
    self.depth = depth
    self.exactFrom = exactFrom
  }

  /// The position with its score; `deeper` asks for the additional ply.
  ///
  /// The last choice among inexact values takes the luckiest of them. So odd depths flatter the
  /// player and even ones the opponent, and what one phase learns wrong the one before it builds
  /// on: with one depth only, the opening was off by eight disks. Half of the games should be
  /// labelled deeper.
  func label(_ board: SearchBoard, deeper: Bool) -> LabelledPosition {
    let exact = board.emptyCount <= exactFrom
    let score =
      exact
      ? solver.score(board) * Evaluator.unitsPerDisk
      : search.score(board, depth: deeper ? depth + 1 : depth)
    return LabelledPosition(board: board, score: score)
  }
}
