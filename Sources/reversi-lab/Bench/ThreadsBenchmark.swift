import CommandLine
import EndgamePositions
import Notation
import ReversiCore

/// `bench threads`: solves endgame positions on one thread and on several, and compares times, nodes
/// and scores.
struct ThreadsBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "threads", "solves endgame positions on one thread and on several",
    operands: EndgameRange.operands(first: \.range.first, last: \.range.last),
    options: [.searchThreads(at: \.threads)])

  private var range = EndgameRange(first: 45)
  private var threads = 2

  func run(on console: Console) throws {
    let positions = try range.positions
    var totals = (one: Duration.zero, many: Duration.zero)
    var nodes = (one: UInt64(0), many: UInt64(0))
    try console.print("  #   1 thread  \(threads) threads  ratio  more nodes")
    for position in positions {
      let one = TimedSolution(of: position, threads: 1)
      let many = TimedSolution(of: position, threads: threads)
      totals.one += one.time
      totals.many += many.time
      nodes.one += one.report.nodes
      nodes.many += many.report.nodes
      try console.print(
        " \(position.number)  \(one.time.inSeconds)  \(many.time.inSeconds)"
          + "  \(ratio(one.time, many.time))  \(more(one.report.nodes, many.report.nodes))"
          + "\(one.isRight && many.isRight ? "" : "  WRONG")")
    }
    try console.print(
      "all  \(totals.one.inSeconds)  \(totals.many.inSeconds)  \(ratio(totals.one, totals.many))"
        + "  \(more(nodes.one, nodes.many))")
  }

  /// How many more nodes several threads visited than one, in percent.
  private func more(_ one: UInt64, _ many: UInt64) -> String {
    "\(FixedDecimal(100 * (Double(many) / Double(one) - 1), digits: 1)) %"
  }

  private func ratio(_ one: Duration, _ many: Duration) -> FixedDecimal {
    FixedDecimal(one / many, digits: 2)
  }
}
