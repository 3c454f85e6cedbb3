import ReversiCore
import ReversiEngine
import ToolArguments

/// Times a selective search of positions with 52 empty squares, each with an empty table.
struct MidgameBenchmark {
  let threads: Int
  let evaluation: Evaluation
  let depth: Int

  init(arguments: inout Arguments) {
    evaluation = arguments.flag("--hand-made") ? .handMade : .embedded
    threads = arguments.option("--threads", or: 1)
    depth = arguments.number(or: 12)
  }

  func run() {
    for opening in Self.openings {
      var position = Position.newGame
      for name in opening { _ = Square(name).flatMap { try? position.play($0) } }
      let engine = Engine(evaluation: evaluation)
      let limits = SearchLimits(depth: depth, selectivity: .percent73, threads: threads)
      var report: SearchReport?
      let time = ContinuousClock().measure { report = engine.search(position, limits: limits) }
      guard let report else { continue }
      let line = report.principalVariation.map(\.description).joined(separator: " ")
      print("\(time.inSeconds) s  \(report.nodes) nodes  score \(report.score)  \(line)")
    }
  }

  private static let openings: [[String]] = [
    ["f5", "d6", "c3", "d3", "c4", "f4", "f6", "f3"],
    ["f5", "f6", "e6", "f4", "e3", "c5", "c4", "d3"],
    ["f5", "d6", "c5", "f4", "e3", "c6", "d3", "f6"],
    ["f5", "d6", "c4", "d3", "e6", "f4", "e3", "f6"],
    ["f5", "f4", "e3", "f6", "d3", "c5", "d6", "c4"],
  ]
}
