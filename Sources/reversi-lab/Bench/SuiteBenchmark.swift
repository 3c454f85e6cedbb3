import CommandLine
import Notation
import Posix
import ReversiEngine

/// `bench suite`: searches positions with known scores, and measures how far from them the scores
/// of the search are.
struct SuiteBenchmark: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "suite", "measures the errors of searches in positions with known scores",
    operands: [
      Option(
        "suite", "FILE", .path, at: \.suite,
        "a position with the scores of its moves on each line (OBF)")
    ],
    options: [
      .number("depth", in: 1...60, at: \.depth, "plies"),
      Option(
        "confidence", "PERCENT", .word(of: Selectivity.allCases) { "\($0.percent)" },
        at: \.confidence, "the confidence of cuts; 100 cuts nothing"),
      .evaluation(at: \.evaluation, "the evaluation"), .workers(at: \.threads),
    ])

  private var suite: String?
  private var depth = 15
  /// As in play.
  private var confidence = Selectivity.percent73
  private var evaluation = "embedded"
  private var threads = 1

  func run(on console: Console) throws {
    let evaluation = try EvaluationWeights(named: evaluation)
    let positions = try ScoredPosition.read(suite ?? "")
    let limits = SearchLimits(
      depth: depth, selectivity: confidence, exactSelectivity: confidence)
    let found = Monitor([SearchReport?](repeating: nil, count: positions.count))
    let start = ContinuousClock.now
    try Chunks(threads: threads, console: console).run(
      Array(positions.indices), name: "positions"
    ) {
      { number in
        // A new engine, because earlier searches must not matter.
        let engine = Engine(evaluation: evaluation)
        let report = engine.search(positions[number].position, limits: limits)
        found.withValue { $0[number] = report }
      }
    }
    let time = ContinuousClock.now - start
    let reports = found.withValue { $0.compactMap { $0 } }
    let errors = zip(positions, reports).map { abs($1.score - $0.score) }
    let sameMoves = zip(positions, reports).filter { position, report in
      report.bestMove.map(position.best.contains) == true
    }
    let mean = Double(errors.reduce(0, +)) / Double(errors.count)
    let nodes = reports.reduce(0) { $0 + $1.nodes }
    try console.print(
      "\(errors.count) positions, depth \(depth), \(confidence.percent) %: mean error "
        + "\(FixedDecimal(mean, digits: 2)) disks, same move "
        + "\(share(sameMoves.count, of: errors.count)), within \(Self.near) disks "
        + share(errors.count { $0 <= Self.near }, of: errors.count))
    try console.print("\(nodes) nodes in \(time.inSeconds) s")
  }

  /// The largest error of a score that is near the known one, in disks.
  private static let near = 3

  private func share(_ count: Int, of all: Int) -> String {
    "\(FixedDecimal(100 * Double(count) / Double(all), digits: 0)) %"
  }
}
