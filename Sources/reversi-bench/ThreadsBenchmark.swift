import ReversiEngine
import ToolArguments

/// Solves endgame positions on one thread and on several, and compares times and scores.
struct ThreadsBenchmark {
  let threads: Int
  let range: ClosedRange<Int>

  init(arguments: inout Arguments) {
    threads = arguments.option("--threads", or: 2)
    let first = arguments.number(or: 45)
    range = first...max(first, arguments.number(or: max(49, first)))
  }

  func run() {
    var totals = (one: Duration.zero, many: Duration.zero)
    print("  #   1 thread  \(threads) threads  ratio")
    for position in endgamePositions where range.contains(position.number) {
      let one = solve(position, threads: 1)
      let many = solve(position, threads: threads)
      totals.one += one.time
      totals.many += many.time
      let same = one.score == many.score && one.score == position.score
      print(
        " \(position.number)  \(one.time.inSeconds)  \(many.time.inSeconds)  \(ratio(one.time, many.time))"
          + (same ? "" : "  WRONG"))
    }
    print(
      "all  \(totals.one.inSeconds)  \(totals.many.inSeconds)  \(ratio(totals.one, totals.many))")
  }

  private func solve(_ position: EndgamePosition, threads: Int) -> (time: Duration, score: Int) {
    let engine = Engine()
    var score = 0
    let time = ContinuousClock().measure {
      score =
        engine.search(position.start, limits: SearchLimits(exactFrom: 60, threads: threads)).score
    }
    return (time, score)
  }

  private func ratio(_ one: Duration, _ many: Duration) -> Double {
    (one / many * 100).rounded() / 100
  }
}
