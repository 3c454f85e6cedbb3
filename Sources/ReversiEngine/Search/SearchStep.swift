/// One iteration of a search.
struct SearchStep: Equatable {
  let horizon: Horizon
  let selectivity: Selectivity

  /// Whether the score is exact.
  var isExact: Bool { horizon == .end && selectivity == .none }

  /// The iterations up to the limits. Each prepares the table for the next.
  ///
  /// A search to the end first looks less deep, and then goes to the end with rising confidence.
  /// The first step is one ply: it cannot be stopped, so it must take no time.
  static func steps(to limits: SearchLimits, empties: Int) -> [SearchStep] {
    let toTheEnd = empties <= max(limits.exactFrom, limits.depth)
    guard toTheEnd, empties > 0 else {
      return (1...max(1, limits.depth)).map {
        SearchStep(horizon: .plies($0), selectivity: limits.selectivity)
      }
    }
    // Version 1.4, FFO #40–#43: 40.0 million nodes; 47.5 with 12 in place of 10. On random positions with 19 to
    // 22 empty squares 12, 10, 8 and 6 take the same time.
    let approach = (1...max(1, empties - 10)).map {
      SearchStep(horizon: .plies($0), selectivity: .percent73)
    }
    // Version 1.19: without such steps, FFO #40–#42 took 47.5 million nodes instead of 33.5. FFO #40–#49 takes 372
    // million with these two, 411 with 73 and 95 %, 398 with 73 and 98 %, and 368 with 87 and 99 %.
    let rising =
      empties <= Searcher.endgameEmpties
      ? [] : [.percent87, .percent98].filter { $0 < limits.exactSelectivity }
    return approach
      + (rising + [limits.exactSelectivity]).map { SearchStep(horizon: .end, selectivity: $0) }
  }
}
