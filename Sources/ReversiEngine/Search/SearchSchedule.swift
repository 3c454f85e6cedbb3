/// The iterations of a search.
///
/// With a limit of time or positions, the first search to the end begins only before 1/16 of the
/// limit is spent, or near the end. Later it would not finish and would waste the rest, so the
/// search deepens by one ply instead.
struct SearchSchedule {
  private let empties: Int
  private var rest: ArraySlice<SearchStep>
  private var depth = 0

  init(limits: SearchLimits, empties: Int) {
    self.empties = empties
    rest = SearchStep.steps(to: limits, empties: empties)[...]
  }

  /// The first search to the end takes about this many times as long as everything before it.
  private static let costOfTheEnd = 16.0
  /// With this many plies to the end, a search to the end costs no more than one a ply deeper.
  private static let nearTheEnd = 8

  /// The next iteration, given the share of the limit that is spent, or nil.
  mutating func next(spent: Double) -> SearchStep? {
    guard var step = rest.first else { return nil }
    if step.horizon == .end, depth > 0, depth < empties - Self.nearTheEnd,
      spent * Self.costOfTheEnd > 1
    {
      step = SearchStep(horizon: .plies(depth + 1), selectivity: .percent73)
    } else {
      rest.removeFirst()
    }
    depth = step.horizon.depth(empties: empties)
    return step
  }
}

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
    // Version 1.4, FFO #40–#43: 40.0 million nodes; 47.5 with 12 in place of 10. On random
    // positions with 19 to 22 empty squares 12, 10, 8 and 6 take the same time.
    let approach = (1...max(1, empties - 10)).map {
      SearchStep(horizon: .plies($0), selectivity: .percent73)
    }
    // Version 1.19: without such steps, FFO #40–#42 took 47.5 million nodes instead of 33.5. FFO
    // #40–#49 takes 372 million with these two, 411 with 73 and 95 %, 398 with 73 and 98 %, and 368
    // with 87 and 99 %.
    let rising =
      empties <= Searcher.endgameEmpties
      ? [] : [.percent87, .percent98].filter { $0 < limits.exactSelectivity }
    return approach
      + (rising + [limits.exactSelectivity]).map { SearchStep(horizon: .end, selectivity: $0) }
  }
}

/// The depth to which a search looks.
enum Horizon: Equatable {
  /// A number of plies. The evaluation scores the positions there.
  case plies(Int)
  /// The end of the game.
  case end

  @inline(__always)
  var afterMove: Horizon {
    switch self {
    case .plies(let plies): .plies(plies &- 1)
    case .end: .end
    }
  }

  /// The depth in plies from a position with this number of empty squares.
  @inline(__always)
  func depth(empties: Int) -> Int {
    switch self {
    case .plies(let plies): plies
    case .end: empties
    }
  }
}

/// When a search with a planned time ends, by its iterations so far.
struct SearchPlan {
  private let time: Duration
  private var last: SearchReport?
  /// The iterations since the best move last changed.
  private var steadyIterations = 0
  private var spentShare = 0.0

  /// A plan before the first iteration.
  init(time: Duration) { self.time = time }

  /// Starts no iteration after this share of the planned time.
  private static let lastStart = 0.6
  /// Starts no iteration after this share if the best move is in doubt.
  private static let lastStartInDoubt = 1.2
  /// A best move is in doubt if its score is this many disks lower than before.
  private static let worryingDrop = 2
  /// After this share, and this many iterations with one best move, the search may stop early.
  private static let firstLook = 0.1
  private static let steady = 4

  /// Whether the search ends after an iteration.
  mutating func isOver(after report: SearchReport, spent: Duration) -> Bool {
    let isSteady = last?.bestMove == report.bestMove
    steadyIterations = isSteady ? steadyIterations + 1 : 0
    let isInDoubt = !isSteady || report.score <= (last?.score ?? 0) - Self.worryingDrop
    last = report
    spentShare = spent / time
    return spentShare > (isInDoubt ? Self.lastStartInDoubt : Self.lastStart)
  }

  /// Whether to check if the best move is far ahead of the others.
  var mayBeClear: Bool { spentShare > Self.firstLook && steadyIterations >= Self.steady }
}
