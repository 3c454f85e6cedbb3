import CommandLine
import Posix
import ReversiCore
import ReversiEngine

/// `match openings`: makes the openings that matches begin with.
struct OpeningsCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "openings", "makes openings of random plies in which neither side is ahead, a line each",
    operands: [.number("count", in: 1...1_000_000, at: \.count, "how many openings")],
    options: [
      .number("plies", in: BalancedOpening.plies, at: \.plies, "the random plies of each"),
      .number("depth", in: 1...30, at: \.depth, "plies of the search that has to find it even"),
      .number("margin", in: 0...64, at: \.margin, "how many disks a side may be ahead"),
      .seed(at: \.seed), .workers(at: \.threads),
    ])

  private var count = 1000
  private var plies = 10
  private var depth = 18
  private var margin = 1
  private var seed: UInt64 = 1
  private var threads = 1

  func run(on console: Console) throws {
    let found = Monitor([GameRecord?](repeating: nil, count: count))
    try Chunks(threads: threads, console: console).run(Array(0..<count), name: "openings") {
      { number in
        let opening = opening(number)
        found.withValue { $0[number] = opening }
      }
    }
    for opening in found.withValue({ $0 }) {
      if let opening { try console.print(opening.transcript) }
    }
  }

  private func opening(_ number: Int) -> GameRecord {
    var generator = SeededGenerator(seed: seed, game: number)
    while true {
      let record = BalancedOpening.record(plies: plies, using: &generator)
      // A new engine, because earlier searches must not matter.
      let engine = Engine(tableBytes: 16 << 20)
      let limits = SearchLimits(depth: depth, selectivity: .percent73)
      if abs(engine.search(record.position, limits: limits).score) <= margin { return record }
    }
  }
}
