import Foundation
import ReversiEngine

/// `train probcut`: measures how well shallow searches predict deep ones, and fits the error's
/// model.
struct ProbCutCommand: Command {
  private static let evaluation = Parameter.evaluation(
    "--evaluation", "the evaluation that is measured")
  private static let positions = Parameter.number(
    "--positions", in: 100...1_000_000, standard: 2_000, "positions of own games")
  private static let depth = Parameter.number(
    "--depth", in: 3...16, standard: 10, "plies of the deepest search")
  private static let threads = Parameter.workers()

  static let syntax = Syntax(
    "probcut", "measures how well shallow searches predict deep ones, prints the fitted model",
    evaluation.entry, positions.entry, depth.entry, Parameter.seed.entry, threads.entry)

  private let evaluation: LeafEvaluation
  private let positions: Int
  private let depth: Int
  private let seed: UInt64
  private let threads: Int

  init(_ arguments: Arguments) throws {
    evaluation = try arguments.value(of: Self.evaluation)
    positions = try arguments.value(of: Self.positions)
    depth = try arguments.value(of: Self.depth)
    seed = try arguments.value(of: Parameter.seed)
    threads = try arguments.value(of: Self.threads)
  }

  func run(on console: Console) throws {
    let samples = try DepthScores.collect(
      games: positions, evaluation: evaluation, seed: seed,
      chunks: Chunks(threads: threads, console: console)
    ) { [depth] player, search, number in
      // So many empty squares that even the deepest search does not see the end.
      guard let board = player.position(ofGame: number, empties: depth + 3...60) else { return [] }
      return [DepthScores(of: board, search, depths: Array(0...depth))]
    }
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
