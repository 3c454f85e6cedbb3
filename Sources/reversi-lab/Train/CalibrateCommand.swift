import ReversiEngine

/// `train calibrate`: replaces the constants of trained weights, so that scores are right on
/// average.
struct CalibrateCommand: Command {
  private static let weights = Parameter.path(
    "--weights", standard: "evaluation.weights", "the weights")
  private static let positions = Parameter.number(
    "--positions", in: 1...1_000_000, standard: 600, "positions for each number of empty squares")
  private static let threads = Parameter.workers()

  static let syntax = Syntax(
    "calibrate", "replaces the constants of weights, so that scores are right on average",
    weights.entry, positions.entry, Parameter.seed.entry, Parameter.fittedWeights.entry,
    threads.entry)

  private let weights: EvaluationWeights
  private let positions: Int
  private let seed: UInt64
  private let threads: Int
  private let output: String

  init(_ arguments: Arguments) throws {
    positions = try arguments.value(of: Self.positions)
    seed = try arguments.value(of: Parameter.seed)
    threads = try arguments.value(of: Self.threads)
    output = try arguments.value(of: Parameter.fittedWeights)
    weights = try EvaluationWeights(path: try arguments.value(of: Self.weights))
  }

  func run(on console: Console) throws {
    let evaluation = LeafEvaluation.patterns(weights)
    // Every game has a position for nearly every number of empty squares.
    let samples = try DepthScores.collect(
      games: positions, evaluation: evaluation, seed: seed,
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
