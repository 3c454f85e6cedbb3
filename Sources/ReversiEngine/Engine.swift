import Posix
import ReversiCore

/// The search engine: searches positions, and remembers what it found from search to search.
///
/// Belongs to one thread, which is why it is not `Sendable`: every method runs on the thread that
/// calls it, and returns when the search is over. What another thread may hold is the
/// ``StopToken`` of a search. Scores are disks from the point of view of the side to move: the
/// difference at the end of the game, empty squares given to the winner, or an estimate of it.
public final class Engine {
  /// The most memory that the table takes by default, in bytes.
  public static let defaultTableBytes = 32 << 20

  private let table: TranspositionTable
  private let evaluation: LeafEvaluation

  /// Makes an engine whose table takes at most `tableBytes` bytes, and at least 64 KB unless there is
  /// less memory than that.
  public convenience init(tableBytes: Int = Engine.defaultTableBytes) {
    self.init(evaluation: .embedded, tableBytes: tableBytes)
  }

  /// Makes an engine with an evaluation of its own.
  package convenience init(evaluation: LeafEvaluation, tableBytes: Int = Engine.defaultTableBytes) {
    self.init(evaluation: evaluation, table: TranspositionTable(bytes: tableBytes))
  }

  init(evaluation: LeafEvaluation, table: TranspositionTable) {
    self.evaluation = evaluation
    self.table = table
  }

  /// The memory that the table takes, in bytes.
  public var tableBytes: Int { table.byteCount }

  /// Forgets what was found, so that the next search does the same as that of a new engine.
  public func forget() { table.clear() }

  /// Searches a position until a limit is reached or `stop` is stopped.
  ///
  /// `progress` is called after each finished iteration, on the calling thread, and never after a
  /// stop. The report is that of the last finished iteration; the first one is always finished. An
  /// iteration that was broken off still gives its move, score and line if it had found a better
  /// move.
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

  /// Searches the legal moves of a position, until a limit is reached or `stop` is stopped.
  ///
  /// Returns the moves with their scores by the last iteration that was finished for all of them,
  /// best first; none when the side to move has no move. `progress` is called as in `search`.
  ///
  /// - Parameter count: How many of the best moves are wanted, 1 or more: the fewer, the less there
  ///   is to search.
  @discardableResult
  public func rank(
    _ position: Position, best count: Int = 64, limits: SearchLimits,
    stop: StopToken = StopToken(),
    progress: ([RankedMove]) -> Void = { _ in }
  ) -> [RankedMove] {
    withTeam(of: limits.threads) { team in
      var root = RootSearch(
        position: position, limits: limits, table: table, evaluation: evaluation, stop: stop,
        team: team)
      return root.rank(best: count, progress: progress)
    }
  }

  /// Larger than the deepest line needs; some systems give a thread only half a megabyte.
  private static let helperStackBytes = 4 << 20

  /// Runs a search on a number of threads, the calling one among them.
  ///
  /// On fewer if the system has no more: the search is only slower then.
  private func withTeam<Result>(of threads: Int, _ search: (SearchTeam?) -> Result) -> Result {
    table.startSearch()
    guard threads > 1 else { return search(nil) }
    let team = SearchTeam()
    let stop = StopToken()
    let helpers = (1..<threads).compactMap { [table, evaluation] _ in
      try? SystemThread(stackSize: Self.helperStackBytes) {
        var searcher = Searcher(
          table: table, evaluator: Evaluator(evaluation), stop: stop, team: team)
        team.help(with: &searcher)
      }
    }
    defer {
      team.dismiss()
      for helper in helpers { helper.join() }
    }
    return search(team)
  }
}

@available(*, unavailable, message: "an engine belongs to the thread that made it")
extension Engine: Sendable {}
