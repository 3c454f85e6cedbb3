import CommandLine
import Foundation
import ReversiEngine

/// `train probcut`: measures how well shallow searches predict deep ones, and fits the model of the
/// error.
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

  func run(on console: Console) throws {
    let evaluation = try EvaluationWeights(named: evaluation)
    let samples = try DepthScores.collect(
      games: positions, evaluation: evaluation, seed: seed,
      chunks: Chunks(threads: threads, console: console)
    ) { [depth] player, search, number in
      // Enough empty squares that even the deepest search does not reach the end of the game.
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
