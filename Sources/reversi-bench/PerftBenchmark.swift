import ReversiEngine

/// Counts the leaves of the game tree from the start.
struct PerftBenchmark {
  let depth: Int

  func run() {
    var leaves: UInt64 = 0
    let time = ContinuousClock().measure { leaves = Perft.count(.start, depth: depth) }
    print("perft \(depth): \(leaves) leaves in \(time.inSeconds) s")
  }
}
