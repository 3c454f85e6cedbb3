import ReversiCore
import ReversiEngine

/// Computes the scores of positions for the evaluation to learn.
final class Labeller {
  private let search: FixedDepthSearch
  private let engine: Engine
  private let depth: Int
  private let exactFrom: Int

  /// Scores are exact with up to `exactFrom` empty squares. With more, they come from a search of
  /// `depth` plies, or one more; from ``selectiveDepth`` on they are in whole disks.
  init(evaluation: EvaluationWeights, depth: Int, exactFrom: Int) {
    search = FixedDepthSearch(evaluation)
    engine = Engine(evaluation: evaluation, tableBytes: 1 << 20)
    self.depth = depth
    self.exactFrom = exactFrom
  }

  /// The position with its score. `deeper` adds one ply.
  ///
  /// At its last ply, a search takes the maximum of inexact values. Scores of odd depth are
  /// therefore too high for the side to move, and scores of even depth too low. Label half of the
  /// games deeper.
  func label(_ board: SearchBoard, deeper: Bool) -> LabelledPosition {
    let depth = deeper ? depth + 1 : depth
    let score =
      if board.emptyCount <= exactFrom {
        engine.solve(Position(board)).score * Evaluator.unitsPerDisk
      } else if depth >= Self.selectiveDepth {
        selectiveScore(board, depth) * Evaluator.unitsPerDisk
      } else {
        search.score(board, depth: depth)
      }
    return LabelledPosition(board: board, score: score)
  }

  /// From this depth on, a selective search takes a fraction of the time for nearly the same score:
  /// 1 ms for 8 or 9 plies.
  static let selectiveDepth = 7

  /// The score in whole disks, whatever was labelled before.
  private func selectiveScore(_ board: SearchBoard, _ depth: Int) -> Int {
    engine.forget()
    let limits = SearchLimits(depth: depth, selectivity: .percent73)
    return engine.search(Position(board), limits: limits).score
  }
}
