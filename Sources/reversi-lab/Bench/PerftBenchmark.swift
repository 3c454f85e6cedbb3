import CommandLine
import ReversiEngine

/// `bench perft`: counts the leaves of the game tree from the start.
struct PerftBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "perft", "counts the leaves of the game tree",
    operands: [.number("depth", in: 1...20, at: \.depth, "plies")])

  private var depth = 11

  func run(on console: Console) throws {
    var leaves: UInt64 = 0
    let time = ContinuousClock().measure { leaves = Perft.count(.start, depth: depth) }
    try console.print("perft \(depth): \(leaves) leaves in \(time.inSeconds) s")
  }
}
