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

  package var tableBytes: Int { table.byteCount }

  /// Forgets earlier searches. The next search gives the result of a new engine.
  package func forget() { table.clear() }

  /// Searches a position until it reaches a limit or `stop` is stopped.
  ///
  /// `progress` is called on the calling thread after each finished iteration, but never after a
  /// stop. The report is that of the last finished iteration; the first one always finishes. A
  /// better move found in the iteration broken off replaces the one in the report.
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
  /// it; no moves if none is legal. The first score is that of `search`.
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

/// What a search may spend: depth, positions, time and threads, and the confidence of its cuts.
package struct SearchLimits: Sendable, Hashable {
  /// The depth in plies, 1 or more. A search never goes past the end of the game.
  package var depth: Int
  /// The positions to visit, or nil for no limit.
  package var nodes: UInt64?
  /// The time to think, or nil for no limit.
  package var time: Duration?
  /// The time after which to end unless the best move is in doubt, or nil for the whole time. A
  /// search whose best move is far ahead of the others ends earlier.
  package var plannedTime: Duration?
  /// From this number of empty squares down, the search goes to the end of the game at any depth.
  package var exactFrom: Int
  /// The confidence required for a cut by a shallower search, if the search does not reach the end
  /// of the game.
  package var selectivity: Selectivity
  /// The confidence required for such a cut in a search to the end. With ``Selectivity/none`` the
  /// score is exact.
  package var exactSelectivity: Selectivity
  /// The number of threads, 1 or more.
  package var threads: Int

  /// Creates limits. By default there are none, with one thread at full width.
  package init(
    depth: Int = 60, nodes: UInt64? = nil, time: Duration? = nil, plannedTime: Duration? = nil,
    exactFrom: Int = 0,
    selectivity: Selectivity = .none, exactSelectivity: Selectivity = .none, threads: Int = 1
  ) {
    precondition(depth >= 1, "a search of \(depth) plies")
    precondition(threads >= 1, "a search on \(threads) threads")
    self.depth = depth
    self.nodes = nodes
    self.time = time
    self.plannedTime = plannedTime
    self.exactFrom = exactFrom
    self.selectivity = selectivity
    self.exactSelectivity = exactSelectivity
    self.threads = threads
  }
}

/// The result of a search, by its last finished iteration.
package struct SearchReport: Sendable, Hashable {
  /// The best move, or nil if the side to move must pass or the game is over.
  package var bestMove: Square?
  /// The expected score for the side to move, −64 to 64: the difference in disks at the end of the
  /// game; empty squares count for the winner.
  package var score: Int
  /// In plies.
  package var depth: Int
  /// The confidence of the cuts by shallower searches.
  package var selectivity: Selectivity
  /// Whether the score is exact: searched to the end of the game at full width.
  ///
  /// The tables tell positions apart by keys of 64 bits (`TableAccess`), and trust them. A table of
  /// the usual size holds two million positions. If a search asks it a billion times, the chance
  /// that it takes a position for another one is about 1 in 9,000, and few of these mistakes would
  /// reach the score.
  package var isExact: Bool
  /// Over all iterations.
  package var nodes: UInt64
  /// The best line of play for both sides, without passes.
  package var principalVariation: [Square]
}

extension MoveScore {
  package init?(_ report: SearchReport) {
    guard let square = report.bestMove else { return nil }
    self.init(
      square: square, score: report.score, depth: report.depth, certainty: report.certainty,
      line: report.principalVariation)
  }
}

extension SearchReport {
  package var certainty: Certainty { isExact ? .exact : .estimate(confidence: selectivity.percent) }
}
