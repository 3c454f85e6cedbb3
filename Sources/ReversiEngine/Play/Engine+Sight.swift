import Analysis
import PeopleModel
import Posix
import ReversiCore

extension Engine {
  /// The scores of all legal moves by the searches of the people model, or nil if `stop` is stopped
  /// or no move is legal.
  ///
  /// The engine forgets earlier searches first, so the same position always gets the same scores.
  package func sight(of position: Position, stop: StopToken = StopToken()) -> Sight? {
    forget()
    let scores = Sight.searches.map { depth, exactFrom in
      let limits = SearchLimits(
        depth: depth, exactFrom: exactFrom, selectivity: depth < 7 ? .none : .percent73)
      return Dictionary(
        rank(position, limits: limits, stop: stop).map { ($0.square, $0.score) },
        uniquingKeysWith: { first, _ in first })
    }
    return scores[0].isEmpty ? nil : Sight(scores)
  }

  /// The memory of a table for searches of this kind, in bytes.
  package static let sightTableBytes = 1 << 20
}
