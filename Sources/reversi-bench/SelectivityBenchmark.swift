import ReversiCore
import ReversiEngine
import ToolArguments

/// Compares selective searches with the full-width search of the same depth.
struct SelectivityBenchmark {
  let depth: Int
  let positions: Int

  init(arguments: inout Arguments) {
    depth = arguments.number(or: 10)
    positions = arguments.number(or: 60)
  }

  func run() {
    let samples = Self.samples(positions)
    let reference = samples.map { search($0, .none) }
    let allNodes = reference.reduce(0) { $0 + $1.nodes }
    print(
      "selectivity  nodes  mean error  worst  same move   (depth \(depth), \(samples.count) positions)"
    )
    for selectivity in Selectivity.allCases where selectivity != .none {
      let reports = samples.map { search($0, selectivity) }
      let errors = zip(reports, reference).map { abs($0.score - $1.score) }
      let same = zip(reports, reference).filter { $0.bestMove == $1.bestMove }.count
      let nodes = reports.reduce(0) { $0 + $1.nodes }
      let mean = Double(errors.reduce(0, +)) / Double(samples.count)
      print(
        "\(selectivity)    \(100 * nodes / allNodes) %   \((mean * 100).rounded() / 100) disks"
          + "   \(errors.max() ?? 0) disks  \(100 * same / samples.count) %")
    }
  }

  private func search(_ position: Position, _ selectivity: Selectivity) -> SearchReport {
    Engine().search(position, limits: SearchLimits(depth: depth, selectivity: selectivity))
  }

  /// Positions with 22 to 48 empty squares from games that are random at first and then searched
  /// three plies.
  private static func samples(_ count: Int) -> [Position] {
    var generator = SeededGenerator(seed: 2)
    let engine = Engine()
    var samples: [Position] = []
    while samples.count < count {
      var position = Position.newGame
      let empties = Int.random(in: 22...48, using: &generator)
      while position.outcome == nil, position.board.empties > empties {
        let isRandom = position.board.empties > 50
        let move =
          isRandom
          ? Array(position.legalMoves).randomElement(using: &generator)
          : engine.search(position, limits: SearchLimits(depth: 3)).bestMove
        if let move { _ = try? position.play(move) } else { _ = try? position.pass() }
      }
      if case .toMove = position.state { samples.append(position) }
    }
    return samples
  }
}
