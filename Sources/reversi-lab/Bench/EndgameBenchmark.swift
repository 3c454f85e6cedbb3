import EndgamePositions
import ReversiCore
import ReversiEngine

/// `bench ffo`: solves positions of the FFO endgame test suite, and compares scores and moves with
/// the known ones.
struct EndgameBenchmark: Command {
  private static let range = EndgameRange(from: 40)
  private static let evaluation = Parameter.evaluation(
    "--evaluation", "what the moves are ordered by")
  private static let threads = Parameter.searchThreads()

  static let syntax = Syntax(
    "ffo", "solves positions of the FFO endgame test suite",
    range.entries.first, range.entries.last, evaluation.entry, threads.entry)

  private let positions: [EndgamePosition]
  private let evaluation: LeafEvaluation
  private let threads: Int

  init(_ arguments: Arguments) throws {
    positions = try Self.range.positions(arguments)
    evaluation = try arguments.value(of: Self.evaluation)
    threads = try arguments.value(of: Self.threads)
  }

  func run(on console: Console) throws {
    var total = Duration.zero
    var nodes: UInt64 = 0
    try console.print("  #  empties  score  best      nodes     time  M nodes/s")
    for position in positions {
      let solution = Solution(of: position, evaluation: evaluation, threads: threads)
      let report = solution.report
      total += solution.time
      nodes += report.nodes
      try console.print(
        " \(position.number)  \(padded(position.start.board.empties.count, 5))"
          + "   \(padded(report.score, 5))   \(report.bestMove?.description ?? "--")"
          + "  \(padded(Int(report.nodes), 11))  \(solution.time.inSeconds)"
          + "  \(rate(report.nodes, solution.time))\(solution.isRight ? "" : "  WRONG")")
    }
    try console.print(
      "all: \(nodes) nodes in \(total.inSeconds) s, \(rate(nodes, total)) M nodes/s")
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func rate(_ nodes: UInt64, _ time: Duration) -> Int {
    Int(Double(nodes) / (time / .microseconds(1)))
  }
}

/// The exact search of a position by an engine that knows nothing yet, and the time it took.
struct Solution {
  let report: SearchReport
  let time: Duration
  /// Whether score and move are known ones.
  let isRight: Bool

  init(of position: EndgamePosition, evaluation: LeafEvaluation = .embedded, threads: Int) {
    let engine = Engine(evaluation: evaluation)
    let start = ContinuousClock.now
    report = engine.search(position.start, limits: SearchLimits(exactFrom: 60, threads: threads))
    time = ContinuousClock.now - start
    isRight =
      report.score == position.score
      && report.bestMove.map { position.best.contains($0) } == true
  }
}
