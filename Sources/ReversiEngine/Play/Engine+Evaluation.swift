import ReversiCore

/// Evaluations of positions for the player.
extension Engine {
  /// Evaluates a position by a search until it reaches a limit or `stop` is stopped.
  ///
  /// `progress` is called on the calling thread after each finished iteration, but never after a
  /// stop. The result is that of the last finished iteration. If the score is exact, its line goes
  /// on to the end of the game. A finished game is not searched.
  @discardableResult
  public func evaluate(
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

  /// Searches a position to the end of the game, without a time limit, unless `stop` is stopped.
  ///
  /// The line of an exact report goes on to the end of the game, and the positions visited are
  /// those of the whole search.
  ///
  /// - Parameter threads: The number of threads, 1 or more.
  public func solve(
    _ position: Position, threads: Int = 1, stop: StopToken = StopToken()
  ) -> SearchReport {
    let limits = SearchLimits(exactFrom: 64, threads: threads)
    var report = search(position, limits: limits, stop: stop)
    extendLine(of: &report, from: position, stop: stop)
    return report
  }

  /// Extends the line of an exact report to the end of the game.
  ///
  /// A line stops short where a move wins every disk, because the score is then known without a
  /// full search of the moves after it.
  private func extendLine(
    of report: inout SearchReport, from position: Position, stop: StopToken
  ) {
    guard report.isExact else { return }
    while !stop.isStopped,
      let end = position.playing(report.principalVariation), end.outcome == nil
    {
      let rest = search(end, limits: SearchLimits(exactFrom: 64), stop: stop)
      report.nodes += rest.nodes
      guard rest.isExact, !rest.principalVariation.isEmpty else { return }
      report.principalVariation += rest.principalVariation
    }
  }
}

extension Evaluation {
  /// The evaluation in the report of a search.
  init(_ report: SearchReport, of position: Position) {
    self.init(
      darkScore: position.turn == .light ? -report.score : report.score, isExact: report.isExact,
      depth: report.depth, line: report.principalVariation)
  }
}

extension Position {
  /// The position after a line of play without passes; nil if it is not legal.
  fileprivate func playing(_ line: [Square]) -> Position? {
    var position = self
    for square in line {
      if case .passDue = position.state { try? position.pass() }
      guard (try? position.play(square)) != nil else { return nil }
    }
    return position
  }
}
