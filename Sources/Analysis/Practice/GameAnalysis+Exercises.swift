import ReversiCore

extension GameAnalysis {
  /// The positions in which a side gave disks away by a mistake, in the order of the game.
  package func positions(beforeMistakesOf side: Disk) -> [Position] {
    mistakes.map { positions[$0 - 1] }.filter { $0.turn == side }
  }
}

extension Collection<MoveScore> {
  /// The disks that a move gives away, 0 or more; nil if it is not among the moves.
  ///
  /// The moves are in order, the best first.
  package func loss(of square: Square) -> Int? {
    guard let best = first, let move = first(where: { $0.square == square }) else { return nil }
    return best.score - move.score
  }

  /// Whether the first of several moves is clearly the best: by two disks or more, both scores
  /// exact or from a search of 16 plies or more.
  ///
  /// The moves are in order, the best first.
  package var hasClearBest: Bool {
    let best = Array(prefix(2))
    return best.count == 2 && best[0].score - best[1].score >= 2
      && best.allSatisfy { $0.isExact || $0.depth >= 16 }
  }
}
