import ReversiCore

/// What positions are worth, as players are told it.
extension Engine {
  /// Searches a position until a limit is reached or `stop` is stopped, and tells what it is worth.
  ///
  /// `progress` is called after each finished iteration, on the calling thread, and never after a
  /// stop. The result is that of the last finished iteration, and its line goes on to the end of the
  /// game if the score is exact. A finished game is not searched.
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

  /// Searches a position to the end of the game, however long that takes, unless `stop` is stopped.
  ///
  /// The line of an exact report goes on to the end of the game, and the positions visited are those
  /// of the whole search.
  ///
  /// - Parameter threads: Threads to search with, 1 or more.
  public func solve(
    _ position: Position, threads: Int = 1, stop: StopToken = StopToken()
  ) -> SearchReport {
    let limits = SearchLimits(exactFrom: 64, threads: threads)
    var report = search(position, limits: limits, stop: stop)
    extendLine(of: &report, from: position, stop: stop)
    return report
  }

  /// Lets the line of an exact report go on to the end of the game.
  ///
  /// It stops short where a move wins every disk: no full search of the moves after it is needed to
  /// know its score.
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
  /// What a search has found out about a position.
  init(_ report: SearchReport, of position: Position) {
    self.init(
      darkScore: position.turn == .light ? -report.score : report.score, isExact: report.isExact,
      depth: report.depth, line: report.principalVariation)
  }
}

extension Position {
  /// The position after a line of play in which passes are left out; nil if it is not legal.
  fileprivate func playing(_ line: [Square]) -> Position? {
    var position = self
    for square in line {
      if case .passDue = position.state { try? position.pass() }
      guard (try? position.play(square)) != nil else { return nil }
    }
    return position
  }
}
