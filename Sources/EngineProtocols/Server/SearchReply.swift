import ReversiCore

/// A reply to a search request.
package enum SearchReply: Sendable, Hashable {
  /// The best lines so far, best first, with the searched positions and the time in seconds;
  /// `nodes` is nil if they were not counted.
  case found([SearchLine], nodes: UInt64?, seconds: Double)
  /// The book's moves, best first, each as a line of its own.
  case known([SearchLine])
  /// The score of the position after a number of plies, in disks for the side to move.
  case score(plies: Int, score: Int)
  /// The move to play, and its score if it has one. The search is over.
  case move(Square, score: Int?, seconds: Double)
  /// Hints or analysis are complete. The search is over.
  case done
}

/// A line of play that a search has found.
package struct SearchLine: Sendable, Hashable {
  /// The moves of both sides, without passes.
  package var squares: [Square]
  /// The score in disks for the side to move.
  package var score: Int
  /// The depth of the search in plies.
  package var plies: Int
  /// The confidence of the search in percent; 100 if it left nothing out.
  package var confidence: Int
  /// Whether the score is exact.
  package var isExact: Bool

  /// A line of play.
  package init(squares: [Square], score: Int, plies: Int, confidence: Int, isExact: Bool) {
    self.squares = squares
    self.score = score
    self.plies = plies
    self.confidence = confidence
    self.isExact = isExact
  }
}
