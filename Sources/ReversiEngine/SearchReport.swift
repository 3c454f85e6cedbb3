import Analysis
import ReversiCore

/// The result of a search, by its last finished iteration.
package struct SearchReport: Sendable, Hashable {
  /// The best move, or nil if the side to move must pass or the game is over.
  package var bestMove: Square?
  /// The expected score for the side to move, −64 to 64: the difference in disks at the end of the
  /// game; empty squares count for the winner.
  package var score: Int
  /// Plies searched.
  package var depth: Int
  /// The confidence of the cuts by shallower searches.
  package var selectivity: Selectivity
  /// Whether the score is exact: searched to the end of the game at full width.
  package var isExact: Bool
  /// Positions visited, over all iterations.
  package var nodes: UInt64
  /// The best line of play for both sides, without passes.
  package var principalVariation: [Square]
}

extension MoveScore {
  /// The best move in a report, or nil.
  package init?(_ report: SearchReport) {
    guard let square = report.bestMove else { return nil }
    self.init(
      square: square, score: report.score, depth: report.depth, certainty: report.certainty,
      line: report.principalVariation)
  }
}

extension SearchReport {
  /// The certainty of the score.
  package var certainty: Certainty { isExact ? .exact : .estimate(confidence: selectivity.percent) }
}
