import CommandLine
import Foundation
import Notation
import ReversiCore
import ReversiEngine

struct ProbCutCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "probcut", "measures how well shallow searches predict deep ones, prints the fitted model",
    options: [
      .evaluation(at: \.evaluation, "the evaluation that is measured"),
      .number("positions", in: 100...1_000_000, at: \.positions, "positions of own games"),
      .number("depth", in: 3...16, at: \.depth, "plies of the deepest search"),
      .seed(at: \.seed), .workers(at: \.threads),
    ])

  private var evaluation = "embedded"
  private var positions = 2_000
  private var depth = 10
  private var seed: UInt64 = 1
  private var threads = 2

  /// The number of games is rounded up to whole chunks.
  private static let gamesAChunk = 4

  func run(on console: Console) throws {
    let evaluation = try EvaluationWeights(named: evaluation)
    let samples = try Chunks(threads: threads, console: console).results(
      of: (positions + Self.gamesAChunk - 1) / Self.gamesAChunk,
      name: "games × \(Self.gamesAChunk)"
    ) { [depth, seed] in
      let player = GamePlayer(evaluation: evaluation, depth: 3, seed: seed)
      let search = FixedDepthSearch(evaluation)
      return { chunk in
        (0..<Self.gamesAChunk).compactMap { game in
          // Enough empty squares that even the deepest search does not reach the end of the game.
          player.position(ofGame: chunk * Self.gamesAChunk + game, empties: depth + 3...60).map {
            DepthScores(of: $0, search, depths: 0...depth)
          }
        }
      }
    }.flatMap(\.self)
    let errors = PredictionError.measured(on: samples, depths: 3...depth)
    let model = ProbCut.ErrorModel(fitting: errors)
    try console.print("depth shallow empties  samples  bias  error  model")
    for error in errors {
      try console.print(
        String(
          format: "%5d %7d %7.0f %8d %5.2f %6.2f %6.2f", error.depth, error.shallow, error.empties,
          error.samples, error.bias, error.deviation,
          model.error(empties: error.empties, depth: error.depth, shallow: error.shallow)))
    }
    try console.print(model.words)
  }
}

/// A shallow search predicts a deep one. Errors are in disks.
struct PredictionError: Sendable {
  /// In empty squares.
  private static let groupWidth = 6

  let depth: Int
  let shallow: Int
  let empties: Double
  let samples: Int
  /// The mean of deep minus shallow scores, as `deviation` is their standard deviation.
  let bias: Double
  let deviation: Double

  /// Each depth is compared with ProbCut's shallow depth and with the static evaluation. A sample's
  /// scores start with depth 0.
  static func measured(on samples: [DepthScores], depths: ClosedRange<Int>) -> [PredictionError] {
    let groups = Dictionary(grouping: samples) { $0.empties / groupWidth }
    return depths.flatMap { depth in
      [0, ProbCut.shallowDepth(for: depth)].flatMap { shallow in
        groups.sorted { $0.key < $1.key }.compactMap { _, group in
          PredictionError(of: group, depth: depth, shallow: shallow)
        }
      }
    }
  }

  private init?(of group: [DepthScores], depth: Int, shallow: Int) {
    guard group.count >= 30 else { return nil }
    let count = Double(group.count)
    let differences = group.map { $0.scores[depth] - $0.scores[shallow] }
    let mean = differences.reduce(0, +) / count
    self.depth = depth
    self.shallow = shallow
    samples = group.count
    empties = group.reduce(0) { $0 + Double($1.empties) } / count
    bias = mean
    deviation = (differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
  }
}

/// Fits the factors of ProbCut's formula, which is linear in them.
extension ProbCut.ErrorModel {
  private static var factors: [WritableKeyPath<Self, Double> & Sendable] {
    [\.constant, \.gap, \.shallow, \.staticScore, \.empties]
  }

  /// Each group is weighted by its positions.
  init(fitting errors: [PredictionError]) {
    // The coefficient of a factor is the model's value with this factor 1 and all others 0.
    let terms = Self.factors.map { factor in
      var term = Self.zero
      term[keyPath: factor] = 1
      return term
    }
    let size = terms.count
    var equations = Array(repeating: Array(repeating: 0.0, count: size + 1), count: size)
    for error in errors {
      let values = terms.map {
        $0.error(empties: error.empties, depth: error.depth, shallow: error.shallow)
      }
      for row in 0..<size {
        for column in 0..<size {
          equations[row][column] += Double(error.samples) * values[row] * values[column]
        }
        equations[row][size] += Double(error.samples) * values[row] * error.deviation
      }
    }
    self = Self.zero
    for (factor, value) in zip(Self.factors, Self.solved(equations)) {
      self[keyPath: factor] = value
    }
  }

  var words: String {
    let values = Self.factors.map { FixedDecimal(Double(self[keyPath: $0]), digits: 4) }
    return zip(["constant", "gap", "shallow", "staticScore", "empties"], values)
      .map { "\($0): \($1)" }.joined(separator: ", ")
  }

  private static let zero = Self(constant: 0, gap: 0, shallow: 0, staticScore: 0, empties: 0)

  /// Gauss-Jordan elimination with the largest pivot. The last column is the right-hand side.
  private static func solved(_ equations: [[Double]]) -> [Double] {
    var rows = equations
    let size = rows.count
    for pivot in 0..<size {
      let best = (pivot..<size).max { abs(rows[$0][pivot]) < abs(rows[$1][pivot]) } ?? pivot
      rows.swapAt(pivot, best)
      guard rows[pivot][pivot] != 0 else { continue }
      for row in 0..<size where row != pivot {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        for column in pivot...size { rows[row][column] -= factor * rows[pivot][column] }
      }
    }
    return (0..<size).map { rows[$0][$0] == 0 ? 0 : rows[$0][size] / rows[$0][$0] }
  }
}

/// What searches of each depth, from 0 on, say about a position.
struct DepthScores: Sendable {
  let empties: Int
  /// In disks, by depth.
  let scores: [Double]
}

extension DepthScores {
  init(of board: SearchBoard, _ search: FixedDepthSearch, depths: ClosedRange<Int>) {
    empties = board.emptyCount
    scores = depths.map {
      Double(search.score(board, depth: $0)) / Double(Evaluator.unitsPerDisk)
    }
  }
}
