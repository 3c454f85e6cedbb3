import Analysis
import EngineProtocols
import Posix
import ReversiCore
import ReversiEngine

/// Performs the searches of engine protocols. Belongs to one thread.
struct ProtocolSearch {
  private let engine = Engine(tableBytes: Self.tableBytes)
  private let threads: Int
  private let book: OpeningBook?

  /// Deep searches overwrite a smaller table: clients ask for 20 plies and more.
  private static let tableBytes = 128 << 20

  /// Searches on a number of threads, 1 or more, with or without an opening book.
  init(threads: Int, book: OpeningBook?) {
    self.threads = threads
    self.book = book
  }

  /// Performs a search, and reports its replies. Also after a stop, the last reply ends the search.
  func perform(_ request: SearchRequest, stop: StopToken, report: (SearchReply) -> Void) {
    let start = MonotonicClock.now
    let seconds = { (MonotonicClock.now - start) / .seconds(1) }
    let tell = { (lines: [SearchLine], nodes: UInt64?) in
      report(.found(lines, nodes: nodes, seconds: seconds()))
    }
    switch request.goal {
    case .move:
      let (square, score) = move(request, stop: stop, tell: tell)
      // The side to move has a legal move.
      guard let square else { return report(.done) }
      report(.move(square, score: score, seconds: seconds()))
    case .hints(let count):
      let known = known(count, in: request.record.position)
      if !known.isEmpty { report(.known(known)) }
      hint(count, request, stop: stop, tell: tell)
      report(.done)
    case .analysis:
      analyze(request, stop: stop) { report(.score(plies: $0, score: $1)) }
      report(.done)
    }
  }

  /// Reports lines, and the number of searched positions.
  private typealias Tell = ([SearchLine], UInt64?) -> Void

  private func move(
    _ request: SearchRequest, stop: StopToken, tell: Tell
  ) -> (square: Square?, score: Int?) {
    let position = request.record.position
    var generator = SystemRandomNumberGenerator()
    if let level = Self.level(request.depth) {
      let player = ComputerPlayer(engine: engine, processors: threads, book: book)
      let settings = PlaySettings(level)
      let square = player.chooseMove(
        in: request.record,
        settings: request.time.map { settings.within($0.plan ?? $0.limit) } ?? settings,
        using: &generator,
        stop: stop)
      return (square, nil)
    }
    if let square = book?.choose(in: position, using: &generator) {
      return (square, known(64, in: position).first { $0.squares == [square] }?.score)
    }
    let report = engine.search(position, limits: limits(request, position), stop: stop) {
      tell([SearchLine($0)], $0.nodes)
    }
    return (report.bestMove, report.score)
  }

  /// The level of a move; nil if its depth is not that of a level.
  private static func level(_ depth: SearchRequest.Depth) -> Level? {
    switch depth {
    case .standard: .engine
    case .level(let level): level
    case .plies, .any: nil
    }
  }

  /// The book's lines for the best moves, at most `count`.
  private func known(_ count: Int, in position: Position) -> [SearchLine] {
    (book?.analysis(of: position)?.moves ?? []).prefix(count).map(SearchLine.init)
  }

  private func hint(_ count: Int, _ request: SearchRequest, stop: StopToken, tell: Tell) {
    let position = request.record.position
    let limits = limits(request, position)
    // Where a pass is due, the only line begins with it.
    if count == 1 || position.legalMoves.count <= 1 {
      engine.search(position, limits: limits, stop: stop) { tell([SearchLine($0)], $0.nodes) }
    } else {
      engine.rank(position, best: count, limits: limits, stop: stop) { moves in
        tell(moves.map(SearchLine.init), nil)
      }
    }
  }

  /// Reports the scores of all positions of a game, the last one first: the table then knows what
  /// follows.
  private func analyze(
    _ request: SearchRequest, stop: StopToken, tell: (_ plies: Int, _ score: Int) -> Void
  ) {
    let record = request.record
    let positions = record.positions.prefix(record.standing + 1)
    for (plies, position) in positions.enumerated().reversed() where !stop.isStopped {
      // A finished game is scored for the side that would be to move.
      let last = plies > 0 ? record.plies[plies - 1].side : .light
      let side = position.turn ?? last.opponent
      let evaluation = engine.evaluate(position, limits: limits(request, position), stop: stop)
      if !stop.isStopped { tell(plies, evaluation.score(for: side)) }
    }
  }

  private func limits(_ request: SearchRequest, _ position: Position) -> SearchLimits {
    var limits: SearchLimits
    switch request.depth {
    case .standard: limits = SearchLimits.evaluation(at: .engineAnalysis)
    case .level(let level): limits = SearchLimits.evaluation(at: level)
    case .plies(let plies):
      limits = SearchLimits(plies: plies, empties: position.board.empties.count)
    case .any: limits = SearchLimits(selectivity: .percent73)
    }
    limits.time = request.time?.limit
    limits.plannedTime = request.time?.plan
    limits.threads = threads
    return limits
  }
}

extension SearchLimits {
  /// From how many squares before the exact search on the end is searched at 73 %.
  private static let squaresBefore = 4

  /// The limits for a depth that a client sets.
  ///
  /// The search looks `plies` plies ahead at 73 %, as other engines do. It solves the end exactly
  /// from twice as many empty squares on, but at most from 20, plus one for each two plies above
  /// 12; and at 73 % from four squares earlier, or from the depth itself. So 10 plies take tenths
  /// of a second at most, and 20 take some seconds near the end.
  init(plies: Int, empties: Int) {
    let certainFrom = min(2 * plies, 20 + max(0, plies - 12) / 2)
    self.init(
      depth: plies, exactFrom: certainFrom + Self.squaresBefore, selectivity: .percent73,
      exactSelectivity: empties <= certainFrom ? .none : .percent73)
  }
}

extension SearchLine {
  fileprivate init(_ report: SearchReport) {
    self.init(
      squares: report.principalVariation, score: report.score, plies: report.depth,
      confidence: report.isExact ? 100 : report.selectivity.percent, isExact: report.isExact)
  }

  fileprivate init(_ move: MoveScore) {
    let confidence =
      switch move.certainty {
      case .exact: 100
      case .estimate(let confidence): confidence
      // The confidence of the engine's own searches.
      case .book: Selectivity.percent73.percent
      }
    self.init(
      squares: move.line, score: move.score, plies: move.depth, confidence: confidence,
      isExact: move.isExact)
  }
}
