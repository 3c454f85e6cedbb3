import CommandLine
import EndgamePositions
import ReversiCore
import ReversiEngine

/// `bench ffo`: solves positions of the FFO endgame test suite and compares scores and moves with
/// the known ones.
struct EndgameBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "ffo", "solves positions of the FFO endgame test suite",
    operands: [
      .number("first", in: EndgameRange.numbers, at: \.range.first, "the first position's number"),
      .number("last", in: EndgameRange.numbers, at: \.range.last, "the last one's number"),
    ],
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
      let engine = Engine(evaluation: evaluation, tableBytes: tableMegabytes << 20)
      let limits = SearchLimits(exactFrom: 60, threads: threads)
      let start = ContinuousClock.now
      let report = engine.search(position.start, limits: limits)
      let time = ContinuousClock.now - start
      let isRight =
        report.score == position.score
        && report.bestMove.map { position.best.contains($0) } == true
      total += time
      nodes += report.nodes
      try console.print(
        " \(position.number)  \(padded(position.start.board.empties.count, 5))"
          + "   \(padded(report.score, 5))   \(report.bestMove?.description ?? "--")"
          + "  \(padded(Int(report.nodes), 11))  \(time.inSeconds)"
          + "  \(rate(report.nodes, time))\(isRight ? "" : "  WRONG")")
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

/// The positions of the FFO suite that are solved, from a first number to a last.
struct EndgameRange {
  var first: Int
  var last = usualLast

  /// The last position unless the person asks for others: those from #50 on take minutes.
  private static let usualLast = 49

  /// The numbers of the suite's positions.
  static let numbers = 20...59

  init(first: Int) { self.first = first }

  var positions: [EndgamePosition] {
    get throws(UsageError) {
      // A first position beyond the usual last one is solved alone.
      let last = last == Self.usualLast ? max(first, last) : last
      let range = try ClosedRange(
        from: first, to: last, named: "last", upTo: Self.numbers.upperBound)
      return EndgamePosition.ffo.filter { range.contains($0.number) }
    }
  }
}
