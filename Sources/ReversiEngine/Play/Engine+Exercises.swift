import Analysis
import Posix
import ReversiCore

extension Engine {
  /// The positions of an analyzed game that are worth practicing, in the order of the game: a side
  /// gave away three disks or more, and one move is clearly the best.
  ///
  /// The result means nothing if `stop` is stopped.
  public func exercises(
    in analysis: GameAnalysis, for side: Disk, stop: StopToken = StopToken()
  ) -> [Position] {
    analysis.positions(beforeMistakesOf: side)
      .filter { rank($0, best: 2, limits: .exercise, stop: stop).hasClearBest }
  }
}

extension SearchLimits {
  /// The limits for the scores of an exercise. The time keeps a position from holding up the rest;
  /// what is found by then counts.
  public static let exercise = SearchLimits(
    depth: 16, time: .seconds(10), exactFrom: 20, selectivity: .percent73)
}
