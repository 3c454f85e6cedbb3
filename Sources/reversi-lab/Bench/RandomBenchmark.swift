import CommandLine
import ReversiCore
import ReversiEngine

/// `bench random`: solves positions of random games. Good move ordering helps less here than in the
/// FFO suite.
struct RandomBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "random", "solves positions of random games",
    operands: [
      .number("empties", in: 1...30, at: \.empties, "empty squares of each position"),
      .number("positions", in: 1...1_000_000, at: \.positions, "positions, always the same ones"),
    ],
    options: [.searchThreads(at: \.threads)])

  private var empties = 18
  private var positions = 20
  private var threads = 1

  func run(on console: Console) throws {
    var generator = SeededGenerator(seed: 1)
    var total = Duration.zero
    var nodes: UInt64 = 0
    // A hash of all scores, for comparing two versions.
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
