import ReversiEngine

/// Computes the scores of positions for the evaluation to learn.
final class Labeller {
  private let solver = EndgameSolver(tableBytes: 1 << 20)
  private let search: FixedDepthSearch
  private let depth: Int
  private let exactFrom: Int

  /// Scores are exact with up to `exactFrom` empty squares. With more, they come from a search of
  /// `depth` plies, or one more. If the stages are fitted one after another, the search must reach
  /// beyond the position's stage, because that stage's weights are still unknown.
  init(evaluation: LeafEvaluation, depth: Int, exactFrom: Int) {
    search = FixedDepthSearch(evaluation)
    self.depth = depth
    self.exactFrom = exactFrom
  }

  /// The position with its score. `deeper` adds one ply.
  ///
  /// At its last ply, a search takes the maximum of inexact values. Scores of odd depth are
  /// therefore too high for the side to move, and scores of even depth too low. Each stage passes
  /// its error on to the stage before it: with a single depth, scores in the opening were off by
  /// eight disks. Label half of the games deeper.
  func label(_ board: SearchBoard, deeper: Bool) -> LabelledPosition {
    let exact = board.emptyCount <= exactFrom
    let score =
      exact
      ? solver.score(board) * Evaluator.unitsPerDisk
      : search.score(board, depth: deeper ? depth + 1 : depth)
    return LabelledPosition(board: board, score: score)
  }
}
