import ReversiCore

/// A legal move with its score.
package struct MoveScore: Sendable, Hashable {
  /// The square to place the disk on.
  package let square: Square
  /// The disks by which the side that makes the move is expected to win, −64 to 64. Empty squares
  /// count for the winner.
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

  /// Whether the score is proven.
  package var isExact: Bool { certainty == .exact }
}
