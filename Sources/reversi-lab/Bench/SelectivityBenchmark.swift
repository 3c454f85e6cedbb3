import CommandLine
import Notation
import ReversiCore
import ReversiEngine

/// `bench selectivity`: compares selective searches with the full-width search of the same depth.
struct SelectivityBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "selectivity", "measures what cuts by shallow searches save, and what they cost",
    operands: [
      .number("depth", in: 1...20, at: \.depth, "plies"),
      .number(
        "positions", in: 1...10_000, at: \.positions,
        "positions of own games with 22 to 48 empty squares"),
    ])

  private var depth = 10
  private var positions = 60

  func run(on console: Console) throws {
    let samples = samples()
    let reference = samples.map { search($0, .none) }
    let allNodes = reference.reduce(0) { $0 + $1.nodes }
    try console.print(
      "confidence  nodes  mean error  worst  same move"
        + "   (depth \(depth), \(samples.count) positions)")
    for selectivity in Selectivity.allCases where selectivity != .none {
      let reports = samples.map { search($0, selectivity) }
      let errors = zip(reports, reference).map { abs($0.score - $1.score) }
      let same = zip(reports, reference).filter { $0.bestMove == $1.bestMove }.count
      let nodes = reports.reduce(0) { $0 + $1.nodes }
      let mean = Double(errors.reduce(0, +)) / Double(samples.count)
      try console.print(
        "\(selectivity.percent) %    \(Share(nodes, of: allNodes))"
          + "   \(FixedDecimal(mean, digits: 2)) disks   \(errors.max() ?? 0) disks"
          + "  \(Share(same, of: samples.count))")
    }
  }

  private func search(_ position: Position, _ selectivity: Selectivity) -> SearchReport {
    Engine().search(position, limits: SearchLimits(depth: depth, selectivity: selectivity))
  }

  private func samples() -> [Position] {
    let player = GamePlayer(evaluation: .embedded, depth: 3, seed: 2)
    let boards = (0...).lazy.compactMap { player.position(ofGame: $0, empties: 22...48) }
    return boards.prefix(positions).map(Position.init)
  }
}
