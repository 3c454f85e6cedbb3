import CommandLine
import EndgamePositions
import ReversiCore
import ReversiEngine

/// `bench ffo`: solves positions of the FFO endgame test suite and compares scores and moves with
/// the known ones.
struct EndgameBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "ffo", "solves positions of the FFO endgame test suite",
    operands: EndgameRange.operands(first: \.range.first, last: \.range.last),
    options: [
      .evaluation(at: \.evaluation, "what the moves are ordered by"),
      .searchThreads(at: \.threads),
      .number(
        "table", in: 1...65_536, at: \.tableMegabytes,
        "megabytes for positions at most, rounded down to a power of two"),
    ])

  private var range = EndgameRange(first: 40)
  private var evaluation = "embedded"
  private var threads = 1
  private var tableMegabytes = Engine.defaultTableBytes >> 20

  func run(on console: Console) throws {
    let positions = try range.positions
    let evaluation = try EvaluationWeights(named: evaluation)
    var total = Duration.zero
    var nodes: UInt64 = 0
    try console.print("  #  empties  score  best      nodes     time  M nodes/s")
    for position in positions {
      let solution = TimedSolution(
        of: position, evaluation: evaluation, tableBytes: tableMegabytes << 20, threads: threads)
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
    let microseconds: Double = time / .microseconds(1)
    return Int(Double(nodes) / microseconds)
  }
}

/// The exact search of a position by an engine with empty tables, and the time it took.
struct TimedSolution {
  let report: SearchReport
  let time: Duration
  /// Whether the score and the move match the known ones.
  let isRight: Bool

  init(
    of position: EndgamePosition, evaluation: EvaluationWeights = .embedded,
    tableBytes: Int = Engine.defaultTableBytes, threads: Int
  ) {
    let engine = Engine(evaluation: evaluation, tableBytes: tableBytes)
    let start = ContinuousClock.now
    report = engine.search(position.start, limits: SearchLimits(exactFrom: 60, threads: threads))
    time = ContinuousClock.now - start
    isRight =
      report.score == position.score
      && report.bestMove.map { position.best.contains($0) } == true
  }
}
