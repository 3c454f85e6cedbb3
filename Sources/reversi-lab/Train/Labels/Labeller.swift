import ReversiEngine

/// Gives positions the scores that the evaluation is to learn.
final class Labeller {
  private let solver = EndgameSolver(tableBytes: 1 << 20)
  private let search: FixedDepthSearch
  private let depth: Int
  private let exactFrom: Int

  /// Scores are exact with up to `exactFrom` empty squares; above that they come from a search of
  /// `depth` plies or one more. Where the stages are fitted one after the other, it must lead out of
  /// the position's stage, whose weights are not known yet.
  init(evaluation: LeafEvaluation, depth: Int, exactFrom: Int) {
    search = FixedDepthSearch(evaluation)
    self.depth = depth
    self.exactFrom = exactFrom
  }

  /// The position with its score; `deeper` asks for the additional ply.
  ///
  /// The last choice of a search takes the largest of inexact values. So scores of odd depth are too
  /// high for the player and those of even depth too low, and each stage passes its error on to the
  /// one before it: with one depth only, the opening was off by eight disks. Half of the games
  /// should be labelled deeper.
  func label(_ board: SearchBoard, deeper: Bool) -> LabelledPosition {
    let exact = board.emptyCount <= exactFrom
    let score =
      exact
      ? solver.score(board) * Evaluator.unitsPerDisk
      : search.score(board, depth: deeper ? depth + 1 : depth)
    return LabelledPosition(board: board, score: score)
  }
}
