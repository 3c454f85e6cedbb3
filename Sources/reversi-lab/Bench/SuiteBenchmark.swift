import CommandLine
import Notation
import ReversiCore
import ReversiEngine

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
    let start = ContinuousClock.now
    let reports = try Chunks(threads: threads, console: console).results(
      of: positions.count, name: "positions"
    ) {
      // A new engine, because earlier searches must not matter.
      { Engine(evaluation: evaluation).search(positions[$0].position, limits: limits) }
    }
    let time = ContinuousClock.now - start
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

  /// In disks.
  private static let near = 3

  private func share(_ count: Int, of all: Int) -> String {
    "\(FixedDecimal(100 * Double(count) / Double(all), digits: 0)) %"
  }
}

struct ScoredPosition: Sendable {
  let position: Position
  /// The score of the best move, in disks for the side to move.
  let score: Int
  let best: SquareSet

  /// Reads a line of an OBF file: the board with the side to move, then moves with their scores,
  /// such as `A2:+38`, each after a semicolon, and perhaps a comment after `%`.
  ///
  /// Nil for any other line, and if a move is illegal or has two scores.
  init?(line: some StringProtocol) {
    let parts = line.prefix { $0 != "%" }.split(separator: ";", omittingEmptySubsequences: false)
    guard let board = parts.first else { return nil }
    let words = board.split(whereSeparator: \.isWhitespace)
    // A board may be given in other ways, but not in this format.
    guard words.count == 2, words[0].count == 64, words[1].count == 1,
      let position = try? Position(notation: board)
    else { return nil }
    var scores: [Square: Int] = [:]
    for part in parts.dropFirst() {
      let words = part.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      guard words.count == 1, let (square, score) = Self.scoredMove(words[0]),
        position.legalMoves.contains(square), scores.updateValue(score, forKey: square) == nil
      else { return nil }
    }
    guard let score = scores.values.max() else { return nil }
    self.position = position
    self.score = score
    best = SquareSet(scores.filter { $0.value == score }.keys)
  }

  /// Skips empty lines and comments.
  static func read(_ path: String) throws(WorkError) -> [ScoredPosition] {
    let text = String(decoding: try Files.read(path), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var positions: [ScoredPosition] = []
    for (number, line) in lines.enumerated() {
      if line.prefix(while: { $0 != "%" }).allSatisfy(\.isWhitespace) { continue }
      guard let position = ScoredPosition(line: line) else {
        throw .badFile(path: path, why: "line \(number + 1) is not a position with its scores")
      }
      positions.append(position)
    }
    guard !positions.isEmpty else { throw .badFile(path: path, why: "it has no positions") }
    return positions
  }

  private static func scoredMove(_ word: some StringProtocol) -> (square: Square, score: Int)? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let square = Square(String(parts[0])), let score = Int(parts[1]),
      (-64...64).contains(score)
    else { return nil }
    return (square, score)
  }
}
