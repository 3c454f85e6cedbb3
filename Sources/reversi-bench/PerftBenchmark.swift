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

extension Duration {
  /// The seconds with three decimals.
  var inSeconds: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    let decimals = String(1000 + milliseconds % 1000).dropFirst()
    return "\(milliseconds / 1000).\(decimals)"
  }
}
