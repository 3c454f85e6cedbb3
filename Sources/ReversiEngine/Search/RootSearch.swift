import Analysis
import Posix
import ReversiCore

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

struct SearchStep: Equatable {
  let horizon: Horizon
  let selectivity: Selectivity

  var isExact: Bool { horizon == .end && selectivity == .none }

  /// Each iteration prepares the table for the next. The first is one ply: it cannot be stopped, so
  /// it must take no time.
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

enum Horizon: Equatable {
  case plies(Int)
  case end

  @inline(__always)
  var afterMove: Horizon {
    switch self {
    case .plies(let plies): .plies(plies &- 1)
    case .end: .end
    }
  }

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
  private var steadyIterations = 0
  private var spentShare = 0.0

  init(time: Duration) { self.time = time }

  /// No iteration starts after this share of the planned time.
  private static let lastStart = 0.6
  /// The same, if the best move is in doubt.
  private static let lastStartInDoubt = 1.2
  /// In disks: after such a drop of its score, a best move is in doubt.
  private static let worryingDrop = 2
  /// After this share, and this many iterations with one best move, the search may stop early.
  private static let firstLook = 0.1
  private static let steady = 4

  mutating func isOver(after report: SearchReport, spent: Duration) -> Bool {
    let isSteady = last?.bestMove == report.bestMove
    steadyIterations = isSteady ? steadyIterations + 1 : 0
    let isInDoubt = !isSteady || report.score <= (last?.score ?? 0) - Self.worryingDrop
    last = report
    spentShare = spent / time
    return spentShare > (isInDoubt ? Self.lastStartInDoubt : Self.lastStart)
  }

  var mayBeClear: Bool { spentShare > Self.firstLook && steadyIterations >= Self.steady }
}

struct RootSearch: ~Copyable {
  private let board: SearchBoard
  private let empties: Int
  private var schedule: SearchSchedule
  private let limits: SearchLimits
  private let start = MonotonicClock.now
  /// Whether the first iteration has begun, which nothing stops.
  private var isUnderWay = false
  private var searcher: Searcher
  private let team: SearchTeam?

  init(
    position: Position, limits: SearchLimits, table: TranspositionTable,
    evaluation: EvaluationWeights, stop: StopToken, team: SearchTeam?
  ) {
    board = SearchBoard(position)
    empties = board.emptyCount
    self.limits = limits
    schedule = SearchSchedule(limits: limits, empties: empties)
    self.team = team
    let evaluator = Evaluator(evaluation)
    searcher = Searcher(table: table, evaluator: evaluator, stop: stop, team: team)
    searcher.indices[0] = evaluator.indices(of: board)
  }

  private struct Iteration {
    var score: Int
    var line: [Square]
    /// False if moves are missing. The line is then better than that of the iteration before.
    var isFinished: Bool
  }

  /// Limits and stop count from the second iteration on, so there is always a move.
  mutating func search(progress: (SearchReport) -> Void) -> SearchReport {
    var report = SearchReport(
      bestMove: nil, score: board.finalScore, depth: 0, selectivity: .none, isExact: true,
      nodes: 0, principalVariation: [])
    guard board.legalMoves != 0 || board.passed.legalMoves != 0 else { return report }
    var plan = limits.plannedTime.map { SearchPlan(time: $0) }
    while let step = nextStep() {
      let guess = report.depth == 0 ? nil : report.score
      guard let found = aspire(to: step.horizon, around: guess) else { break }
      report.bestMove = board.legalMoves == 0 ? nil : found.line.first
      report.score = found.score
      report.principalVariation = found.line
      report.isExact = false
      guard found.isFinished else { break }
      report.depth = step.horizon.depth(empties: empties)
      report.selectivity = step.selectivity
      report.isExact = step.isExact
      report.nodes = nodes
      progress(report)
      if plan?.isOver(after: report, spent: MonotonicClock.now - start) == true { break }
      if plan?.mayBeClear == true, isFarAhead(report) { break }
    }
    report.nodes = nodes
    return report
  }

  /// A best move this many disks better than all others is played early.
  private static let clearMargin = 5
  private static let clearReduction = 2

  /// False if it was stopped.
  private mutating func isFarAhead(_ report: SearchReport) -> Bool {
    let depth = report.depth - 1 - Self.clearReduction
    let alpha = report.score - Self.clearMargin
    guard let best = report.bestMove, depth > 0, alpha > Score.lowest else { return false }
    for square in SquareSet(rawValue: board.legalMoves) where square != best {
      let flips = board.flips(at: Int(square.rawValue))
      searcher.advance(0, Int(square.rawValue), flips: flips)
      let score = -searcher.search(
        board.playing(Int(square.rawValue), flips: flips), ply: 1, empties: empties - 1,
        to: .plies(depth), alpha: -alpha - 1)
      if searcher.isStopped || score > alpha { return false }
    }
    return true
  }

  private mutating func nextStep() -> SearchStep? {
    guard let step = schedule.next(spent: spentShare) else { return nil }
    if isUnderWay { searcher.obey(limits, since: start) }
    isUnderWay = true
    searcher.selectivity = step.selectivity
    return step
  }

  /// The larger share, of time or of positions.
  private var spentShare: Double {
    let time = (limits.plannedTime ?? limits.time).map { (MonotonicClock.now - start) / $0 } ?? 0
    let searched = nodes
    let positions = limits.nodes.map { Double(searched) / Double($0) } ?? 0
    return max(time, positions)
  }

  /// Half the first window around the score of the last iteration, in disks. In version 1.0 FFO
  /// #40–#42 took 1 % fewer nodes than with full windows; 2 and 4 made no difference.
  private static let firstMargin = 3

  /// Nil if it was stopped before it found a move better than the lower end of the window.
  ///
  /// The window only grows: selective searches can contradict each other, and would not end
  /// otherwise.
  private mutating func aspire(to horizon: Horizon, around guess: Int?) -> Iteration? {
    var better: Iteration?
    var margin = Self.firstMargin
    var alpha = guess.map { max(Score.lowest, $0 - margin) } ?? Score.lowest
    var beta = guess.map { min(Score.highest, $0 + margin) } ?? Score.highest
    while true {
      let score = searcher.searchPrincipal(
        board, ply: 0, empties: empties, to: horizon, alpha: alpha, beta: beta)
      let found = Iteration(score: score, line: line(at: 0), isFinished: true)
      if searcher.isStopped {
        // The score exceeds alpha only where a move with that score was finished.
        if score > alpha && board.legalMoves != 0 { better = found }
        better?.isFinished = false
        return better
      }
      margin *= 2
      if score <= alpha && alpha > Score.lowest {
        alpha = max(Score.lowest, score - margin)
        better = nil
      } else if score >= beta && beta < Score.highest {
        beta = min(Score.highest, score + margin)
        better = found
      } else {
        return found
      }
    }
  }

  private var nodes: UInt64 { searcher.nodes + (team?.helperNodes ?? 0) }

  private func line(at ply: Int) -> [Square] {
    let row = searcher.lines + ply * Searcher.plies
    var line: [Square] = []
    while let square = Square(rawValue: row[line.count]) { line.append(square) }
    return line
  }

  /// Each iteration first finds the best move, as a search for it alone does. The scores of the
  /// others cannot be higher. So the best score takes no longer to find than without them.
  mutating func rank(best count: Int, progress: ([MoveScore]) -> Void) -> [MoveScore] {
    var ranked: [MoveScore] = []
    while let step = nextStep() {
      guard rankBest(to: step, &ranked) else { break }
      if !searcher.isStopped { progress(Array(ranked.prefix(count))) }
      guard rankRest(best: count, to: step, &ranked, progress: progress) else { break }
    }
    return Array(ranked.prefix(count))
  }

  /// False if the search was stopped or there is no move. No earlier score stays above the best.
  private mutating func rankBest(to step: SearchStep, _ ranked: inout [MoveScore]) -> Bool {
    guard let found = aspire(to: step.horizon, around: ranked.first?.score),
      let square = found.line.first, found.isFinished
    else { return false }
    let others = ranked.filter { $0.square != square }.map { $0.atMost(found.score) }
    ranked = [moveScore(square, found.score, line: found.line, step)] + others
    return true
  }

  /// For moves that are not among the best `count`, it only finds that they are not. False if the
  /// search was stopped.
  private mutating func rankRest(
    best count: Int, to step: SearchStep, _ ranked: inout [MoveScore],
    progress: ([MoveScore]) -> Void
  ) -> Bool {
    let best = ranked[0]
    let earlier = Array(ranked.dropFirst())
    let known = SquareSet(ranked.map(\.square))
    let order =
      earlier.map { ($0.square, $0.score as Int?) }
      + SquareSet(rawValue: board.legalMoves).filter { !known.contains($0) }.map { ($0, nil) }
    // Of this iteration, best first.
    var scores = [best.score]
    for (square, guess) in order {
      let minimum = scores.count < count ? Score.lowest : scores[count - 1]
      guard let found = score(of: square, to: step, around: guess, from: minimum, to: best.score)
      else { return false }
      scores.insert(found.score, at: scores.firstIndex { $0 < found.score } ?? scores.count)
      let score = moveScore(square, found.score, line: found.line, step)
      ranked.removeAll { $0.square == square }
      // Equal moves stay in the order in which they were found.
      let index = ranked.firstIndex { $0.score < score.score } ?? ranked.count
      ranked.insert(score, at: max(1, index))
      progress(Array(ranked.prefix(count)))
    }
    return true
  }

  /// Nil if the search was stopped. A score up to `minimum` is only an upper bound.
  private mutating func score(
    of square: Square, to step: SearchStep, around guess: Int?, from minimum: Int, to maximum: Int
  ) -> (score: Int, line: [Square])? {
    let flips = board.flips(at: Int(square.rawValue))
    let next = board.playing(Int(square.rawValue), flips: flips)
    // Caps the score at the iteration's best: selective searches can contradict each other.
    let top = min(Score.highest, maximum + 1)
    if minimum > Score.lowest {
      searcher.advance(0, Int(square.rawValue), flips: flips)
      let score = -searcher.search(
        next, ply: 1, empties: empties - 1, to: step.horizon.afterMove, alpha: -(minimum + 1))
      if searcher.isStopped { return nil }
      if score <= minimum || minimum >= maximum { return (min(score, maximum), [square]) }
    }
    var margin = Self.firstMargin
    var alpha = guess.map { max(minimum, min($0, maximum) - margin) } ?? minimum
    var beta = guess.map { min(top, max($0, minimum) + margin) } ?? top
    while true {
      searcher.advance(0, Int(square.rawValue), flips: flips)
      let score = -searcher.searchPrincipal(
        next, ply: 1, empties: empties - 1, to: step.horizon.afterMove, alpha: -beta, beta: -alpha)
      if searcher.isStopped { return nil }
      margin *= 2
      if score <= alpha && alpha > minimum {
        alpha = max(minimum, score - margin)
      } else if score >= beta && beta < top {
        beta = min(top, score + margin)
      } else {
        return (min(score, maximum), [square] + line(at: 1))
      }
    }
  }

  private func moveScore(
    _ square: Square, _ score: Int, line: [Square], _ step: SearchStep
  ) -> MoveScore {
    MoveScore(
      square: square, score: score, depth: step.horizon.depth(empties: empties),
      certainty: step.isExact ? .exact : .estimate(confidence: step.selectivity.percent),
      line: line)
  }
}

extension MoveScore {
  fileprivate func atMost(_ maximum: Int) -> MoveScore {
    MoveScore(
      square: square, score: min(score, maximum), depth: depth, certainty: certainty, line: line)
  }
}
