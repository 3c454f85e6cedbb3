import ReversiCore

/// The score of a position as far as a search has looked ahead.
package struct Evaluation: Sendable, Hashable {
  /// The disks by which dark is expected to win, −64 to 64. Empty squares count for the winner.
  package let darkScore: Int
  /// The certainty of the score.
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

  /// The evaluation of a position by its best move.
  package init(_ best: MoveScore, of side: Disk) {
    self.init(
      darkScore: side == .dark ? best.score : -best.score, certainty: best.certainty,
      depth: best.depth, line: best.line)
  }

  /// The evaluation of the position after a move of a side.
  package init(after move: MoveScore, of side: Disk) {
    self.init(
      darkScore: side == .dark ? move.score : -move.score, certainty: move.certainty,
      depth: move.depth - 1, line: Array(move.line.dropFirst()))
  }

  /// Whether the score is proven. A deeper search cannot change it.
  package var isExact: Bool { certainty == .exact }

  /// The disks by which a side is expected to win, −64 to 64.
  package func score(for side: Disk) -> Int { side == .dark ? darkScore : -darkScore }

  /// Evaluates a finished game by its disks; nil while the game goes on.
  package init?(ofFinal position: Position) {
    guard let darkScore = position.finalScore else { return nil }
    self.init(darkScore: darkScore, certainty: .exact, depth: 0, line: [])
  }
}
