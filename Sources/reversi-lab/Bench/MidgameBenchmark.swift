import CommandLine
import ReversiCore
import ReversiEngine

/// `bench midgame`: times selective searches of positions with 52 empty squares, each with an empty
/// table.
struct MidgameBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "midgame", "times selective searches of five positions with 52 empty squares",
    operands: [.number("depth", in: 1...52, at: \.depth, "plies")],
    options: [
      .evaluation(at: \.evaluation, "the evaluation"), .searchThreads(at: \.threads),
    ])

  private var depth = 12
  private var evaluation = "embedded"
  private var threads = 1

  func run(on console: Console) throws {
    let evaluation = try EvaluationWeights(named: evaluation)
    let limits = SearchLimits(depth: depth, selectivity: .percent73, threads: threads)
    for opening in Self.openings {
      var position = Position.newGame
      for square in opening { _ = try? position.play(square) }
      let engine = Engine(evaluation: evaluation)
      let start = ContinuousClock.now
      let report = engine.search(position, limits: limits)
      let time = ContinuousClock.now - start
      let line = report.principalVariation.map(\.description).joined(separator: " ")
      try console.print(
        "\(time.inSeconds) s  \(report.nodes) nodes  score \(report.score)  \(line)")
    }
  }

  private static let openings: [[Square]] = [
    [.f5, .d6, .c3, .d3, .c4, .f4, .f6, .f3],
    [.f5, .f6, .e6, .f4, .e3, .c5, .c4, .d3],
    [.f5, .d6, .c5, .f4, .e3, .c6, .d3, .f6],
    [.f5, .d6, .c4, .d3, .e6, .f4, .e3, .f6],
    [.f5, .f4, .e3, .f6, .d3, .c5, .d6, .c4],
  ]
}
