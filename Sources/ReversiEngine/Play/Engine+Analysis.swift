import Analysis
import PeopleModel
import Posix
import ReversiCore

extension Engine {
  /// Evaluates all positions of a game, the last one first, because knowledge of the end helps with
  /// what comes before.
  ///
  /// The engine forgets earlier games first. With limits without a clock the same game always gets
  /// the same evaluations.
  package func analyze(
    _ record: GameRecord, limits: SearchLimits, stop: StopToken = StopToken(),
    progress: () -> Void = {}
  ) -> GameAnalysis {
    forget()
    var analysis = GameAnalysis(of: record)
    for index in analysis.positions.indices.reversed()
    where analysis.evaluation(at: index) == nil {
      analysis.set(
        evaluate(analysis.positions[index], limits: limits, stop: stop), at: index)
      progress()
    }
    return analysis
  }

  /// Evaluates a position by a search until it reaches a limit or `stop` is stopped.
  ///
  /// `progress` is called on the calling thread after each finished iteration, but never after a
  /// stop. The result is that of the last finished iteration. If the score is exact, its line goes
  /// on to the end of the game. A finished game is not searched.
  @discardableResult
  package func evaluate(
    _ position: Position, limits: SearchLimits, stop: StopToken = StopToken(),
    progress: (Evaluation) -> Void = { _ in }
  ) -> Evaluation {
    if let known = Evaluation(ofFinal: position) { return known }
    var report = search(position, limits: limits, stop: stop) {
      progress(Evaluation($0, of: position))
    }
    extendLine(of: &report, from: position, stop: stop)
    return Evaluation(report, of: position)
  }

  /// Analyzes a position: finds the scores of all moves until a limit is reached or `stop` is
  /// stopped. If a pass is due, these are the moves after it. A finished game is not searched.
  ///
  /// `progress` is called as in `rank`. If the best score is exact, its line goes on to the end of
  /// the game.
  @discardableResult
  package func analyze(
    _ position: Position, limits: SearchLimits, stop: StopToken = StopToken(),
    progress: (PositionAnalysis) -> Void = { _ in }
  ) -> PositionAnalysis {
    if let known = Evaluation(ofFinal: position) { return PositionAnalysis(known) }
    var position = position
    if case .passDue = position.state { try? position.pass() }
    guard let side = position.turn else { preconditionFailure("no side to move in \(position)") }
    var moves = rank(position, limits: limits, stop: stop) {
      if let analysis = PositionAnalysis($0, of: side) { progress(analysis) }
    }
    if let best = moves.first, best.isExact {
      moves[0] = MoveScore(
        square: best.square, score: best.score, depth: best.depth, certainty: .exact,
        line: best.line + rest(of: best.line, from: position, stop: stop).line)
    }
    guard let analysis = PositionAnalysis(moves, of: side) else {
      preconditionFailure("no move in \(position)")
    }
    return analysis
  }

  /// Searches a position to the end of the game, unless its time is over or `stop` is stopped
  /// before.
  ///
  /// The line of an exact report goes on to the end of the game, and the positions visited are
  /// those of the whole search.
  ///
  /// - Parameters:
  ///   - time: The time to search, or nil for any time.
  ///   - threads: The number of threads, 1 or more.
  ///   - progress: Called on the calling thread after each finished iteration.
  package func solve(
    _ position: Position, within time: Duration? = nil, threads: Int = 1,
    stop: StopToken = StopToken(), progress: (SearchReport) -> Void = { _ in }
  ) -> SearchReport {
    let limits = SearchLimits(time: time, exactFrom: 64, threads: threads)
    var report = search(position, limits: limits, stop: stop, progress: progress)
    extendLine(of: &report, from: position, stop: stop)
    return report
  }

  private func extendLine(
    of report: inout SearchReport, from position: Position, stop: StopToken
  ) {
    guard report.isExact else { return }
    let rest = rest(of: report.principalVariation, from: position, stop: stop)
    report.principalVariation += rest.line
    report.nodes += rest.nodes
  }

  /// A line stops short where a move wins every disk, because the score is then known without a
  /// full search of the moves after it.
  private func rest(
    of line: [Square], from position: Position, stop: StopToken
  ) -> (line: [Square], nodes: UInt64) {
    var rest: [Square] = []
    var nodes: UInt64 = 0
    while !stop.isStopped, let end = position.playing(line + rest), end.outcome == nil {
      let report = search(end, limits: SearchLimits(exactFrom: 64), stop: stop)
      nodes += report.nodes
      guard report.isExact, !report.principalVariation.isEmpty else { break }
      rest += report.principalVariation
    }
    return (rest, nodes)
  }
}

extension Evaluation {
  init(_ report: SearchReport, of position: Position) {
    self.init(
      darkScore: position.turn == .light ? -report.score : report.score,
      certainty: report.certainty, depth: report.depth, line: report.principalVariation)
  }
}

extension Position {
  fileprivate func playing(_ line: [Square]) -> Position? {
    var position = self
    for square in line {
      if case .passDue = position.state { try? position.pass() }
      guard (try? position.play(square)) != nil else { return nil }
    }
    return position
  }
}

extension SearchLimits {
  /// The limits of an evaluation at a level, for reviews and analyses.
  ///
  /// Neither time nor chance counts, but what the engine remembers does: see `Reviewer`. All levels
  /// evaluate with the trained weights, also those that play without them.
  package static func evaluation(at level: Level) -> SearchLimits {
    let (depth, exactFrom) = LevelTable.rows[level.number].evaluation
    return SearchLimits(
      depth: depth, exactFrom: exactFrom, selectivity: depth < 7 ? .none : .percent73)
  }

  /// The limits of an evaluation that goes on until the scores are exact or the time is over.
  package static func evaluation(within time: Duration) -> SearchLimits {
    SearchLimits(time: time, selectivity: .percent73)
  }
}

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

  /// In bytes, for searches of this kind.
  package static let sightTableBytes = 1 << 20
}
