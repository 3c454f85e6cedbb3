import Analysis
import PeopleModel
import ReversiCore
import ReversiEngine

extension Engine {
  /// The scores of all legal moves by the searches of the people model.
  ///
  /// The engine forgets earlier searches first, so the same position always gets the same scores.
  func sight(of position: Position) -> Sight {
    forget()
    let scores = Sight.searches.map { depth, exactFrom in
      let limits = SearchLimits(
        depth: depth, exactFrom: exactFrom, selectivity: depth < 7 ? .none : .percent73)
      return Dictionary(
        rank(position, limits: limits).map { ($0.square, $0.score) },
        uniquingKeysWith: { first, _ in first })
    }
    guard let sight = Sight(scores) else {
      preconditionFailure("searches of \(position) found other moves")
    }
    return sight
  }

  /// The memory of a table for searches of this kind, in bytes.
  static let sightTableBytes = 1 << 20
}

extension Choice {
  /// The position, with dark as the side to move.
  var position: Position {
    Position(SearchBoard(player: board.own, opponent: board.opposing))
  }
}
