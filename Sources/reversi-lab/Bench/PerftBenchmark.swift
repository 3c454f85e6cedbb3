import ReversiEngine

/// `bench perft`: counts the leaves of the game tree from the start.
struct PerftBenchmark: Command {
  private static let depth = Parameter.number("depth", in: 1...20, standard: 11, "plies")

  static let syntax = Syntax("perft", "counts the leaves of the game tree", depth.entry)

  private let depth: Int

  init(_ arguments: Arguments) throws { depth = try arguments.value(of: Self.depth) }

  func run(on console: Console) throws {
    var leaves: UInt64 = 0
    let time = ContinuousClock().measure { leaves = Perft.count(.start, depth: depth) }
    try console.print("perft \(depth): \(leaves) leaves in \(time.inSeconds) s")
  }
}
