import CommandLine
import ReversiEngine

/// `train calibrate`: replaces the constants of trained weights, so that scores are right on
/// average.
struct CalibrateCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "calibrate", "replaces the constants of weights, so that scores are right on average",
    options: [
      .path("weights", at: \.weights, "the weights"),
      .number(
        "positions", in: 1...1_000_000, at: \.positions,
        "positions for each number of empty squares"),
      .seed(at: \.seed), .fittedWeights(at: \.output), .workers(at: \.threads),
    ])

  private var weights = "evaluation.weights"
  private var positions = 600
  private var seed: UInt64 = 1
  private var output = "evaluation.weights"
  private var threads = 2

  func run(on console: Console) throws {
    let weights = try EvaluationWeights(path: weights)
    // Every game has a position for nearly every number of empty squares.
    let samples = try DepthScores.collect(
      games: positions, evaluation: weights, seed: seed,
      chunks: Chunks(threads: threads, console: console)
    ) { player, search, number in
      var samples: [DepthScores] = []
      player.play(number).withoutRandomPart.replay { board in
        guard board.emptyCount > Calibration.exactEmpties else { return }
        samples.append(DepthScores(of: board, search, depths: Calibration.depths))
      }
      return samples
    }
    let calibration = Calibration(of: samples)
    let unit = Double(Evaluator.unitsPerDisk)
    let biases = Stage.emptiesRange.map { empties in
      weights.bias(empties: empties)
        + Int16((calibration.corrections[empties] * unit).rounded())
    }
    try console.print("\(calibration)")
    try Files.write(weights.replacingBiases(by: biases).bytes, to: output)
  }
}
