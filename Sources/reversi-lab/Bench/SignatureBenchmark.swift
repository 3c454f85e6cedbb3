import ReversiEngine

/// `bench signature`: prints the number that changes with the search.
struct SignatureBenchmark: Command {
  static let syntax = Syntax("signature", "counts the nodes of a fixed list of searches")

  init(_ arguments: Arguments) {}

  func run(on console: Console) throws { try console.print("\(BenchSignature.nodes())") }
}
