import ReversiCore

/// The score of a position as far as a search has looked ahead.
package struct Evaluation: Sendable, Hashable {
  /// The disks by which dark is expected to win, −64 to 64. Empty squares count for the winner.
  package let darkScore: Int
  package let certainty: Certainty
  /// The plies searched; if the score is exact, all that remain.
  package let depth: Int
  /// The best play for both sides, square by square, without passes.
  package let line: [Square]

  package init(darkScore: Int, certainty: Certainty, depth: Int, line: [Square]) {
    self.darkScore = darkScore
    self.certainty = certainty
    self.depth = depth
    self.line = line
  }

  package init(_ best: MoveScore, of side: Disk) {
    self.init(
      darkScore: side == .dark ? best.score : -best.score, certainty: best.certainty,
      depth: best.depth, line: best.line)
  }

  package init(after move: MoveScore, of side: Disk) {
    self.init(
      darkScore: side == .dark ? move.score : -move.score, certainty: move.certainty,
      depth: move.depth - 1, line: Array(move.line.dropFirst()))
  }

  /// Whether the score is proven.
  package var isExact: Bool { certainty == .exact }

  /// The disks by which a side is expected to win, −64 to 64.
  package func score(for side: Disk) -> Int { side == .dark ? darkScore : -darkScore }

  /// Evaluates a finished game by its disks; nil while the game goes on.
  package init?(ofFinal position: Position) {
    guard let darkScore = position.finalScore else { return nil }
    self.init(darkScore: darkScore, certainty: .exact, depth: 0, line: [])
  }
}

/// How sure a score is.
package enum Certainty: Sendable, Hashable {
  /// No deeper search can change the score. It is not a proof: an engine may know positions again
  /// by numbers of 64 bits, as the program's own does.
  case exact
  /// An estimate by a search. The confidence is the share of its cuts that are right, in percent;
  /// 100 if the search left nothing out.
  case estimate(confidence: Int)
  /// From the opening book.
  case book
}

/// A legal move with its score.
package struct MoveScore: Sendable, Hashable {
  package let square: Square
  /// The disks by which the mover is expected to win, −64 to 64. Empty squares count for the
  /// winner.
  package let score: Int
  /// The plies searched, including the move; if the score is exact, all that remain.
  package let depth: Int
  package let certainty: Certainty
  /// The best play for both sides, starting with the move, without passes.
  package let line: [Square]

  package init(square: Square, score: Int, depth: Int, certainty: Certainty, line: [Square]) {
    self.square = square
    self.score = score
    self.depth = depth
    self.certainty = certainty
    self.line = line
  }

  package var isExact: Bool { certainty == .exact }
}

extension Collection<MoveScore> {
  /// The disks that a move gives away, 0 or more; nil if it is not among the moves, which are best
  /// first.
  package func loss(of square: Square) -> Int? {
    guard let best = first, let move = first(where: { $0.square == square }) else { return nil }
    return best.score - move.score
  }

  /// Whether the first of several moves, best first, is better than all others by two disks or
  /// more.
  package var hasClearBest: Bool {
    let best = Array(prefix(2))
    return best.count == 2 && best[0].score - best[1].score >= 2
  }
}

/// The score of a position and of its moves, as far as they were searched.
///
/// Both come from one search, so that they cannot contradict each other.
package struct PositionAnalysis: Sendable, Hashable {
  package let evaluation: Evaluation
  /// The legal moves, best first. If a pass is due, these are the moves after it. Empty if the
  /// search was for the position's score alone.
  package let moves: [MoveScore]

  package init(_ evaluation: Evaluation) {
    self.evaluation = evaluation
    moves = []
  }

  /// Creates an analysis from the scores of all moves of a side, best first; nil without moves.
  package init?(_ moves: [MoveScore], of side: Disk) {
    guard let best = moves.first else { return nil }
    evaluation = Evaluation(best, of: side)
    self.moves = moves
  }

  package var isExact: Bool { evaluation.isExact && moves.allSatisfy(\.isExact) }

  /// Whether no further search is needed, because all scores are proven or come from the book.
  package var isSettled: Bool { isExact || evaluation.certainty == .book }
}
