/// One iteration of a search.
struct SearchStep: Equatable {
  let depth: Int
  let selectivity: Selectivity

  /// The iterations that lead to the limits, each of which prepares the table for the next.
  ///
  /// A search to the end first looks about half as deep, then goes to the end surer and surer.
  static func steps(to limits: SearchLimits, empties: Int) -> [SearchStep] {
    let toTheEnd = empties <= max(limits.exactFrom, limits.depth)
    guard toTheEnd, empties > 0 else {
      return (1...max(1, limits.depth)).map {
        SearchStep(depth: $0, selectivity: limits.selectivity)
      }
    }
    let rising =
      [.percent73, .percent95].filter { $0 < limits.exactSelectivity } + [limits.exactSelectivity]
    guard empties > Searcher.endgameEmpties else {
      return [SearchStep(depth: empties, selectivity: limits.exactSelectivity)]
    }
    let approach = (1...max(1, empties - 12)).map {
      SearchStep(depth: $0, selectivity: .percent73)
    }
    return approach + rising.map { SearchStep(depth: empties, selectivity: $0) }
  }
}
