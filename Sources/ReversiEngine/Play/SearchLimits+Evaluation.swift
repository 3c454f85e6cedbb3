import ReversiCore

extension SearchLimits {
  /// How far a position is looked at that nobody is to move in: for hints, reviews and analyses, the
  /// farther the higher the level.
  ///
  /// Neither clock nor chance counts, so that the result is always the same, and how well the computer
  /// plays at the level has no say: also the lowest looks by the trained weights.
  public static func evaluation(at level: Level) -> SearchLimits {
    let (plies, end) = evaluations[level.number]
    return SearchLimits(
      depth: plies, exactFrom: end, selectivity: plies < 7 ? .none : .percent73)
  }

  /// How many plies are looked ahead at each level, and how many empty squares are solved. Level 8
  /// takes 1 ms a position, 10 about a second.
  private static let evaluations: [(plies: Int, end: Int)] = [
    (1, 2), (1, 2), (1, 2), (1, 3), (2, 4), (2, 6), (3, 8), (4, 10), (5, 12), (7, 14), (12, 20),
    (14, 20), (16, 21), (18, 22), (20, 24), (22, 26),
  ]
}
