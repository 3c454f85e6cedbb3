import ReversiCore

/// The score of a position, and those of its moves as far as they are searched.
///
/// Both come from one search, so that they cannot contradict each other: the score of the position
/// is that of the best move.
package struct PositionAnalysis: Sendable, Hashable {
  /// The score of the position.
  package let evaluation: Evaluation
  /// The legal moves with their scores, best first. If a pass is due, these are the moves after it.
  /// Empty if the search was for the position's score alone.
  package let moves: [MoveScore]

  /// Creates an analysis from the score of a position, without those of its moves.
  package init(_ evaluation: Evaluation) {
    self.evaluation = evaluation
    moves = []
  }

  /// Creates an analysis from the scores of all moves, or nil.
  ///
  /// - Parameters:
  ///   - moves: The moves, best first.
  ///   - side: The side that makes them.
  package init?(_ moves: [MoveScore], of side: Disk) {
    guard let best = moves.first else { return nil }
    evaluation = Evaluation(best, of: side)
    self.moves = moves
  }

  /// Whether the scores of all moves are proven.
  package var isExact: Bool { evaluation.isExact && moves.allSatisfy(\.isExact) }

  /// Whether no further search is needed, because all scores are proven or come from the book.
  package var isSettled: Bool { isExact || evaluation.certainty == .book }
}
