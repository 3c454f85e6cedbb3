import Analysis
import CProcessor
import Posix
import ReversiCore

/// The search engine. It remembers earlier searches.
///
/// It belongs to one thread, so it is not `Sendable`: every method runs on the calling thread and
/// returns when the search is over. Other threads may hold the ``StopToken`` of a search. Scores
/// are in disks for the side to move: the difference at the end of the game, with empty squares
/// counted for the winner, or an estimate of it.
package final class Engine {
  /// The kind of processor that the engine is compiled for, such as `x86-64-v3`.
  package static var processorKind: String { String(cString: processor_kind()) }

  /// The default limit of the table's memory, in bytes.
  package static let defaultTableBytes = 32 << 20

  private let table: TranspositionTable
  /// The weights of the static evaluation.
  let evaluation: EvaluationWeights

  /// Creates an engine with a table of at most `tableBytes` bytes, and at least 64 KB unless memory
  /// is short.
  package convenience init(tableBytes: Int = Engine.defaultTableBytes) {
    self.init(evaluation: .embedded, tableBytes: tableBytes)
  }

  /// Creates an engine with other weights.
  package init(evaluation: EvaluationWeights, tableBytes: Int = Engine.defaultTableBytes) {
    self.evaluation = evaluation
    table = TranspositionTable(bytes: tableBytes)
  }

  /// The memory of the table, in bytes.
  package var tableBytes: Int { table.byteCount }

  /// Forgets earlier searches. The next search gives the same result as that of a new engine.
  package func forget() { table.clear() }

  /// Searches a position until it reaches a limit or `stop` is stopped.
  ///
  /// `progress` is called on the calling thread after each finished iteration, but never after a
  /// stop. The report is that of the last finished iteration; the first one always finishes. If the
  /// iteration that was broken off had found a better move, the report has its move, score and
  /// line.
  @discardableResult
  package func search(
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

  /// Searches the legal moves of a position until it reaches a limit or `stop` is stopped.
  ///
  /// Returns the moves best first, each with its score from the last iteration that finished for
  /// it, or none if there is none. The first score is that of `search`.
  ///
  /// `progress` is called on the calling thread with the moves so far after each score that was
  /// found, but never after a stop.
  ///
  /// - Parameter count: The number of best moves to find, 1 or more. Fewer moves take less time.
  @discardableResult
  package func rank(
    _ position: Position, best count: Int = 64, limits: SearchLimits,
    stop: StopToken = StopToken(),
    progress: ([MoveScore]) -> Void = { _ in }
  ) -> [MoveScore] {
    withTeam(of: limits.threads) { team in
      var root = RootSearch(
        position: position, limits: limits, table: table, evaluation: evaluation, stop: stop,
        team: team)
      return root.rank(best: count, progress: progress)
    }
  }

  /// Runs a search on a number of threads, including the calling one.
  ///
  /// If the system has no more threads, the search runs on fewer and takes longer.
  private func withTeam<Result>(of threads: Int, _ search: (SearchTeam?) -> Result) -> Result {
    table.startSearch()
    guard threads > 1 else { return search(nil) }
    let team = SearchTeam()
    let stop = StopToken()
    let helpers = (1..<threads).compactMap { [table, evaluation] _ in
      try? SystemThread {
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
