import Analysis
import ReversiCore

extension SearchLimits {
  /// The limits of an evaluation at a level, for hints, reviews and analyses.
  ///
  /// The result is always the same, because neither time nor chance counts. All levels evaluate
  /// with the trained weights, also those that play without them.
  public static func evaluation(at level: Level) -> SearchLimits {
    let (depth, exactFrom) = LevelTable.rows[level.number].evaluation
    return SearchLimits(
      depth: depth, exactFrom: exactFrom, selectivity: depth < 7 ? .none : .percent73)
  }

  /// The limits of an evaluation that goes on until the scores are exact or the time is over.
  public static func evaluation(within time: Duration) -> SearchLimits {
    SearchLimits(time: time, selectivity: .percent73)
  }
}
