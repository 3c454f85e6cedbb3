import ReversiCore

/// The computer's mind: searches positions, and remembers what it found from search to search.
///
/// Searches on the thread that calls. Scores are disks from the point of view of the side to move:
/// the difference at the end of the game, empty squares given to the winner, or an estimate of it.
public final class Engine: Sendable {
  /// The most memory that the table takes by default, in bytes.
  public static let defaultTableBytes = 32 << 20

  private let table: TranspositionTable
  private let evaluation: Evaluation

  /// Makes an engine whose table takes at most `tableBytes` bytes, and at least 64 KB.
  public convenience init(tableBytes: Int = Engine.defaultTableBytes) {
    self.init(evaluation: .embedded, tableBytes: tableBytes)
  }

  /// Makes an engine with an evaluation of its own.
  package init(evaluation: Evaluation, tableBytes: Int = Engine.defaultTableBytes) {
    self.evaluation = evaluation
    table = TranspositionTable(bytes: tableBytes)
  }

  /// The memory that the table takes, in bytes.
  public var tableBytes: Int { table.byteCount }

  /// Forgets what was found, so that the next search does the same as that of a new engine.
  public func forget() { table.clear() }

  /// Searches a position until a limit is reached or `stop` is stopped.
  ///
  /// `progress` is called after each finished iteration, on the calling thread, and never after a
  /// stop. The report is that of the last finished iteration; the first one is always finished.
  /// Only one search at a time.
  @discardableResult
  public func search(
    _ position: Position, limits: SearchLimits, stop: StopToken = StopToken(),
    progress: (SearchReport) -> Void = { _ in }
  ) -> SearchReport {
    withTeam(of: limits.threads) { team in
      var root = RootSearch(
        position: position, limits: limits, table: table, evaluation: evaluation, stop: stop,
        team: team)
      return root.search(progress: progress)
    }
  }

  /// Searches every legal move of a position, until a limit is reached or `stop` is stopped.
  ///
  /// Returns the moves with their scores by the last iteration that was finished for all of them,
  /// best first; none when the side to move has no move. `progress` is called as in `search`.
  @discardableResult
  public func rank(
    _ position: Position, limits: SearchLimits, stop: StopToken = StopToken(),
    progress: ([RankedMove]) -> Void = { _ in }
  ) -> [RankedMove] {
    withTeam(of: limits.threads) { team in
      var root = RootSearch(
        position: position, limits: limits, table: table, evaluation: evaluation, stop: stop,
        team: team)
      return root.rank(progress: progress)
    }
  }

  /// Runs a search while so many threads, the calling one among them, work at it.
  private func withTeam<Result>(of threads: Int, _ search: (SearchTeam?) -> Result) -> Result {
    table.startSearch()
    guard threads > 1 else { return search(nil) }
    let team = SearchTeam()
    let stop = StopToken()
    let helpers = SearchThreads(count: threads - 1) { [table, evaluation] in
      var searcher = Searcher(
        table: table, evaluator: Evaluator(evaluation), stop: stop, team: team)
      team.help(with: &searcher)
    }
    defer {
      team.dismiss()
      helpers.join()
    }
    return search(team)
  }
}
