import ReversiCore
import ReversiEngine

/// `bench random`: solves positions of random games, which gain less from a good order of moves than
/// those of the FFO suite.
struct RandomBenchmark: Command {
  private static let empties = Parameter.number(
    "empties", in: 1...30, standard: 18, "empty squares of each position")
  private static let positions = Parameter.number(
    "positions", in: 1...1_000_000, standard: 20, "positions, always the same ones")
  private static let threads = Parameter.searchThreads()

  static let syntax = Syntax(
    "random", "solves positions of random games", empties.entry, positions.entry, threads.entry)

  private let empties: Int
  private let positions: Int
  private let threads: Int

  init(_ arguments: Arguments) throws {
    empties = try arguments.value(of: Self.empties)
    positions = try arguments.value(of: Self.positions)
    threads = try arguments.value(of: Self.threads)
  }

  func run(on console: Console) throws {
    var generator = SeededGenerator(seed: 1)
    var total = Duration.zero
    var nodes: UInt64 = 0
    // So that two versions can be compared: it changes with any score.
    var scores: UInt32 = 0
    for _ in 0..<positions {
      let plies = 60 - empties
      let start = RandomOpening.position(plies: plies...plies, using: &generator)
      let engine = Engine()
      let begin = ContinuousClock.now
      let report = engine.search(start, limits: SearchLimits(exactFrom: 60, threads: threads))
      total += ContinuousClock.now - begin
      nodes += report.nodes
      scores = scores &* 31 &+ UInt32(truncatingIfNeeded: report.score)
    }
    let sum = String(scores, radix: 16)
    try console.print("\(nodes) nodes in \(total.inSeconds) s, check sum of the scores \(sum)")
  }
}
