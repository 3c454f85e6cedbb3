import CommandLine
import ReversiCore
import ReversiEngine

/// `bench signature`: prints the nodes of a fixed list of searches.
struct SignatureBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "signature", "counts the nodes of a fixed list of searches")

  func run(on console: Console) throws { try console.print("\(BenchSignature.nodes())") }
}

/// A number that changes whenever the search behaves differently: its nodes over a fixed list of
/// positions.
enum BenchSignature {
  /// The nodes of selective and exact searches along one game, each with an empty table.
  static func nodes() -> UInt64 {
    let engine = Engine(tableBytes: 1 << 22)
    var position = Position.newGame
    var nodes: UInt64 = 0
    for (ply, square) in game.enumerated() {
      _ = try? position.play(square)
      if case .passDue = position.state { _ = try? position.pass() }
      guard ply % 6 == 5 else { continue }
      engine.forget()
      let limits = SearchLimits(depth: 9, exactFrom: 16, selectivity: .percent73)
      nodes += engine.search(position, limits: limits).nodes
    }
    return nodes
  }

  private static let game: [Square] = [
    .e6, .d6, .c4, .f6, .e7, .f8, .e8, .d8, .c6, .c3, .d3, .e3, .e2, .e1, .f4, .b5, .a4, .a6, .b4,
    .a5, .f1, .a3, .d1, .b3, .c5, .f5, .f3, .d2, .c1, .d7, .c2, .g4, .h5, .h3, .g5, .h4, .h6, .g3,
    .h2, .b1, .a1, .g6, .c8, .f7, .g8, .f2, .h7, .c7, .a2, .b2, .a7, .g7, .h8, .g1, .g2, .h1, .b8,
    .b7, .a8, .b6,
  ]
}
