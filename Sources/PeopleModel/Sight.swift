import ReversiCore

/// What a person could see by looking ahead: the scores of all legal moves by short searches.
package struct Sight: Sendable, Hashable {
  /// The searches: the depth of each in plies, and the number of empty squares from which it goes
  /// to the end of the game. Together they take about a millisecond.
  package static let searches = [
    (depth: 1, exactFrom: 1), (depth: 4, exactFrom: 6), (depth: 8, exactFrom: 12),
  ]

  /// For each of the ``searches``, the score of a move on each of the 64 squares; 0 where none is
  /// legal.
  package let scores: [[Int]]

  /// Scores of all squares by each of the ``searches``.
  ///
  /// - Precondition: There are 64 for each.
  package init(scores: [[Int]]) {
    precondition(scores.count == Self.searches.count && scores.allSatisfy { $0.count == 64 })
    self.scores = scores
  }

  /// The scores of the moves by each of the ``searches``, in disks for the side to move.
  ///
  /// - Returns: nil unless there are as many sets of scores as searches, all of the same squares.
  package init?(_ scores: [[Square: Int]]) {
    guard scores.count == Self.searches.count,
      scores.allSatisfy({ $0.keys == scores[0].keys })
    else { return nil }
    self.init(scores: scores.map { scores in Square.allCases.map { scores[$0] ?? 0 } })
  }
}
