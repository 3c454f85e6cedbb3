import EndgamePositions

/// `bench threads`: solves endgame positions on one thread and on several, and compares times and
/// scores.
struct ThreadsBenchmark: Command {
  private static let range = EndgameRange(from: 45)
  private static let threads = Parameter.searchThreads(standard: 2)

  static let syntax = Syntax(
    "threads", "solves endgame positions on one thread and on several",
    range.entries.first, range.entries.last, threads.entry)

  private let positions: [EndgamePosition]
  private let threads: Int

  init(_ arguments: Arguments) throws {
    positions = try Self.range.positions(arguments)
    threads = try arguments.value(of: Self.threads)
  }

  func run(on console: Console) throws {
    var totals = (one: Duration.zero, many: Duration.zero)
    try console.print("  #   1 thread  \(threads) threads  ratio")
    for position in positions {
      let one = Solution(of: position, threads: 1)
      let many = Solution(of: position, threads: threads)
      totals.one += one.time
      totals.many += many.time
      try console.print(
        " \(position.number)  \(one.time.inSeconds)  \(many.time.inSeconds)"
          + "  \(ratio(one.time, many.time))\(one.isRight && many.isRight ? "" : "  WRONG")")
    }
    try console.print(
      "all  \(totals.one.inSeconds)  \(totals.many.inSeconds)  \(ratio(totals.one, totals.many))")
  }

  private func ratio(_ one: Duration, _ many: Duration) -> Double {
    (one / many * 100).rounded() / 100
  }
}
