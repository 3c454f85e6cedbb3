import CommandLine
import Notation
import ReversiCore
import ReversiEngine

/// The truth is the exact score where few squares are empty. Elsewhere it is the score of a deeper
/// search that cuts less.
struct CertaintyBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "certainty", "measures the errors of scores at each depth and confidence",
    operands: [
      .number(
        "positions", in: 1...100_000, at: \.positions,
        "positions of strong games with 20 to 40 empty squares")
    ],
    options: [
      .number(
        "exact-from", in: 20...30, at: \.exactFrom,
        "empty squares from which the truth is the exact score"),
      .number(
        "depth", in: lead + 1...30, at: \.depth, "plies of the truth with more empty squares"),
      .workers(at: \.threads),
    ])

  private var positions = 500
  private var exactFrom = 24
  private var depth = 20
  private var threads = 2

  func run(on console: Console) throws {
    let samples = try Chunks(threads: threads, console: console).results(
      of: positions, name: "positions"
    ) { sample }
    try print(samples.filter(\.truth.isExact), truth: "the exact scores", on: console)
    try print(
      samples.filter { !$0.truth.isExact }, truth: "\(depth) plies at 95 %", on: console)
  }

  private func sample(_ number: Int) -> Sample {
    let position = position(number)
    let empties = position.board.empties.count
    var shown: [SearchReport] = []
    if empties <= max(exactFrom, depth) {
      let limits = SearchLimits(selectivity: .percent73)
      let truth = Engine().search(position, limits: limits) { shown.append($0) }
      return Sample(empties: empties, shown: shown.dropLast(), truth: truth)
    }
    // In an engine of its own, because what the other search found must not matter.
    let truth = Engine().search(
      position, limits: SearchLimits(depth: depth, selectivity: .percent95))
    let limits = SearchLimits(depth: depth - Self.lead, selectivity: .percent73)
    Engine().search(position, limits: limits) { shown.append($0) }
    return Sample(empties: empties, shown: shown, truth: truth)
  }

  /// The plies by which the truth looks deeper than the deepest score compared with it.
  private static let lead = 4

  private func print(_ samples: [Sample], truth: String, on console: Console) throws {
    guard !samples.isEmpty else { return }
    var errors: [SearchKind: Errors] = [:]
    for sample in samples {
      for report in sample.shown {
        errors[SearchKind(report, empties: sample.empties), default: Errors()].add(
          report, truth: sample.truth)
      }
    }
    try console.print("\(samples.count) positions, compared with \(truth)")
    try console.print("shown  positions  mean error  9 of 10 within  same move")
    for (kind, errors) in errors.sorted(by: { $0.key < $1.key }) {
      try console.print(
        "\(kind.name)  \(errors.count)  \(FixedDecimal(errors.mean, digits: 2)) disks"
          + "  \(errors.ninthOfTen) disks  \(errors.sameMoveShare) %")
    }
  }

  /// From a game between equals that search 10 plies.
  private func position(_ number: Int) -> Position {
    var generator = SeededGenerator(seed: 1, game: number)
    var record = BalancedOpening.record(plies: 10, using: &generator)
    let empties = Int.random(in: 20...40, using: &generator)
    let engine = Engine(tableBytes: 1 << 20)
    while record.position.board.empties.count > empties {
      let limits = SearchLimits(depth: 10, selectivity: .percent73)
      guard let move = engine.search(record.position, limits: limits).bestMove else { break }
      _ = try? record.play(move)
      if case .passDue = record.position.state { try? record.pass() }
    }
    return record.position
  }
}

private struct Sample {
  let empties: Int
  let shown: [SearchReport]
  let truth: SearchReport
}

private struct SearchKind: Hashable, Comparable {
  /// Nil for a search to the end of the game.
  let depth: Int?
  let selectivity: Selectivity

  init(_ report: SearchReport, empties: Int) {
    depth = report.depth == empties ? nil : report.depth
    selectivity = report.selectivity
  }

  var name: String {
    (depth.map { "depth \($0)" } ?? "to the end") + ", \(selectivity.percent) %"
  }

  static func < (left: SearchKind, right: SearchKind) -> Bool {
    (left.depth ?? .max, left.selectivity) < (right.depth ?? .max, right.selectivity)
  }
}

private struct Errors {
  private var sizes: [Int] = []
  private var sameMoves = 0

  mutating func add(_ report: SearchReport, truth: SearchReport) {
    sizes.append(abs(report.score - truth.score))
    if report.bestMove == truth.bestMove { sameMoves += 1 }
  }

  var count: Int { sizes.count }

  var mean: Double { Double(sizes.reduce(0, +)) / Double(count) }

  var ninthOfTen: Int { sizes.sorted()[(count - 1) * 9 / 10] }

  var sameMoveShare: FixedDecimal {
    FixedDecimal(100 * Double(sameMoves) / Double(count), digits: 0)
  }
}
