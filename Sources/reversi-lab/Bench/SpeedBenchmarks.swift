import CommandLine
import EndgamePositions
import ReversiCore
import ReversiEngine

// What the search costs: leaves, nodes and seconds, of positions that are always the same.

struct PerftBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "perft", "counts the leaves of the game tree",
    operands: [.number("depth", in: 1...20, at: \.depth, "plies")])

  private var depth = 11

  func run(on console: Console) throws {
    var leaves: UInt64 = 0
    let time = ContinuousClock().measure { leaves = Perft.count(.start, depth: depth) }
    try console.print("perft \(depth): \(leaves) leaves in \(time.inSeconds) s")
  }
}

struct EndgameBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "ffo", "solves positions of the FFO endgame test suite",
    operands: [
      .number("first", in: EndgameRange.numbers, at: \.range.first, "the first position's number"),
      .number("last", in: EndgameRange.numbers, at: \.range.last, "the last one's number"),
    ],
    options: [
      .evaluation(at: \.evaluation, "what the moves are ordered by"),
      .searchThreads(at: \.threads),
      .number(
        "table", in: 1...65_536, at: \.tableMegabytes,
        "megabytes for positions at most, rounded down to a power of two"),
    ])

  private var range = EndgameRange(first: 40)
  private var evaluation = "embedded"
  private var threads = 1
  private var tableMegabytes = Engine.defaultTableBytes >> 20

  func run(on console: Console) throws {
    let positions = try range.positions
    let evaluation = try EvaluationWeights(named: evaluation)
    var total = Duration.zero
    var nodes: UInt64 = 0
    try console.print("  #  empties  score  best      nodes     time  M nodes/s")
    for position in positions {
      let engine = Engine(evaluation: evaluation, tableBytes: tableMegabytes << 20)
      let limits = SearchLimits(exactFrom: 60, threads: threads)
      let start = ContinuousClock.now
      let report = engine.search(position.start, limits: limits)
      let time = ContinuousClock.now - start
      let isRight =
        report.score == position.score
        && report.bestMove.map { position.best.contains($0) } == true
      total += time
      nodes += report.nodes
      try console.print(
        " \(position.number)  \(padded(position.start.board.empties.count, 5))"
          + "   \(padded(report.score, 5))   \(report.bestMove?.description ?? "--")"
          + "  \(padded(Int(report.nodes), 11))  \(time.inSeconds)"
          + "  \(rate(report.nodes, time))\(isRight ? "" : "  WRONG")")
    }
    try console.print(
      "all: \(nodes) nodes in \(total.inSeconds) s, \(rate(nodes, total)) M nodes/s")
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func rate(_ nodes: UInt64, _ time: Duration) -> Int {
    let microseconds: Double = time / .microseconds(1)
    return Int(Double(nodes) / microseconds)
  }
}

struct EndgameRange {
  var first: Int
  var last = usualLast

  /// Those from #50 on take minutes.
  private static let usualLast = 49

  static let numbers = 20...59

  init(first: Int) { self.first = first }

  var positions: [EndgamePosition] {
    get throws(UsageError) {
      // A first position beyond the usual last one is solved alone.
      let last = last == Self.usualLast ? max(first, last) : last
      let range = try ClosedRange(
        from: first, to: last, named: "last", upTo: Self.numbers.upperBound)
      return EndgamePosition.ffo.filter { range.contains($0.number) }
    }
  }
}

/// Good move ordering helps less here than in the FFO suite.
struct RandomBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "random", "solves positions of random games",
    operands: [
      .number("empties", in: 1...30, at: \.empties, "empty squares of each position"),
      .number("positions", in: 1...1_000_000, at: \.positions, "positions, always the same ones"),
    ],
    options: [.searchThreads(at: \.threads)])

  private var empties = 18
  private var positions = 20
  private var threads = 1

  func run(on console: Console) throws {
    var generator = SeededGenerator(seed: 1)
    var total = Duration.zero
    var nodes: UInt64 = 0
    // A hash of all scores, for comparing two versions.
    var scores: UInt32 = 0
    for _ in 0..<positions {
      let plies = 60 - empties
      let start = RandomOpening.position(plies: plies...plies, using: &generator)
      let engine = Engine()
      let begin = ContinuousClock.now
      let report = engine.search(start, limits: SearchLimits(exactFrom: 60, threads: threads))
      total += ContinuousClock.now - begin
      nodes += report.nodes
      scores = scores &* 31 &+ UInt32(truncatingIfNeeded: report.score)
    }
    let sum = String(scores, radix: 16)
    try console.print("\(nodes) nodes in \(total.inSeconds) s, check sum of the scores \(sum)")
  }
}

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

struct SignatureBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "signature", "counts the nodes of a fixed list of searches")

  func run(on console: Console) throws { try console.print("\(BenchSignature.nodes())") }
}

/// A number that changes whenever the search behaves differently.
enum BenchSignature {
  /// Each search starts with an empty table.
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
