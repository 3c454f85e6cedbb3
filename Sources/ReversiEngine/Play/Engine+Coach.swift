import Analysis
import Coach
import ReversiCore

extension Engine {
  /// The static evaluation of a position, split into the parts of the board that it comes from.
  ///
  /// Searches score their last positions by it. The parts of two such positions say where the
  /// difference of their scores comes from.
  package func attribution(of position: Position) -> Attribution {
    evaluation.attribution(of: position)
  }

  /// What this engine says about positions to the coach, on the thread of the engine.
  ///
  /// It ranks moves without a clock, so the same position gets the same answer from an engine that
  /// has forgotten earlier searches.
  ///
  /// - Parameter limits: The limits of each ranking.
  package func analyst(_ limits: SearchLimits = .explanation) -> Analyst {
    Analyst(
      moves: { self.analyze($0, limits: limits).moves },
      attribution: { self.attribution(of: $0) })
  }
}

extension SearchLimits {
  /// Takes 4 ms on average. Depth 12 with 16 squares takes 30 ms, and has a proven reason for one
  /// mistake more of a hundred.
  package static let explanation = SearchLimits(
    depth: 8, exactFrom: 14, selectivity: .percent73)

  /// The limits of each ranking for explanations in games that were analyzed within some limits: no
  /// deeper, because a quick analysis has quick reasons.
  package static func explanation(within limits: SearchLimits) -> SearchLimits {
    var shallower = explanation
    shallower.depth = min(limits.depth, shallower.depth)
    shallower.exactFrom = min(limits.exactFrom, shallower.exactFrom)
    return shallower
  }
}
