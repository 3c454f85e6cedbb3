import ReversiCore
import ReversiEngine
import ToolArguments

/// Solves positions of the FFO endgame test suite and compares scores and moves with the known
/// ones.
struct EndgameBenchmark {
  let threads: Int
  let evaluation: Evaluation
  let range: ClosedRange<Int>

  init(arguments: inout Arguments) {
    evaluation = arguments.flag("--hand-made") ? .handMade : .embedded
    threads = arguments.option("--threads", or: 1)
    let first = arguments.number(or: 40)
    range = first...max(first, arguments.number(or: max(49, first)))
  }

  func run() {
    var total = Duration.zero
    var nodes: UInt64 = 0
    print("  #  empties  score  best      nodes     time  M nodes/s")
    for position in endgamePositions where range.contains(position.number) {
      let engine = Engine(evaluation: evaluation)
      let limits = SearchLimits(exactFrom: 60, threads: threads)
      var report: SearchReport?
      let time = ContinuousClock().measure {
        report = engine.search(position.start, limits: limits)
      }
      guard let report else { continue }
      total += time
      nodes += report.nodes
      let move = report.bestMove?.description ?? "--"
      let right = report.score == position.score && position.best.contains(move)
      print(
        " \(position.number)  \(padded(position.start.board.empties, 5))"
          + "   \(padded(report.score, 5))   \(move)  \(padded(Int(report.nodes), 11))"
          + "  \(time.inSeconds)  \(rate(report.nodes, time))\(right ? "" : "  WRONG")")
    }
    print("all: \(nodes) nodes in \(total.inSeconds) s, \(rate(nodes, total)) M nodes/s")
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func rate(_ nodes: UInt64, _ time: Duration) -> Int {
    Int(Double(nodes) / (time / .microseconds(1)))
  }
}
