import CommandLine
import Notation
import ReversiCore
import ReversiEngine

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

/// Corrections of the evaluation for each number of empty squares, which make it right on average.
///
/// At its last ply, a search takes the maximum of inexact values. Scores of odd depth are therefore
/// too high for the side to move, and scores of even depth too low. Their mean stands for the true
/// score. All leaves of a search have the same number of empty squares, so correcting the leaves
/// changes the search's score by the same amount. The corrections are found one after another, from
/// the endgame backwards.
struct Calibration: CustomStringConvertible {
  /// The even depth. The odd depth is one ply more.
  static let depth = 4
  static let depths = [0, depth, depth + 1]
  /// Weights for up to this many empty squares were fitted to exact scores.
  static let exactEmpties = 12

  /// In disks, by the number of empty squares.
  let corrections: [Double]

  init(of samples: [DepthScores]) {
    var sums = Array(repeating: (count: 0.0, difference: 0.0), count: Stage.emptiesRange.count)
    for sample in samples {
      sums[sample.empties].count += 1
      sums[sample.empties].difference +=
        (sample.scores[1] + sample.scores[2]) / 2 - sample.scores[0]
    }
    var corrections = Array(repeating: 0.0, count: Stage.emptiesRange.count)
    for empties in Self.exactEmpties + 1..<Stage.emptiesRange.count where sums[empties].count > 0 {
      let even = corrections[empties - Self.depth]
      let odd = corrections[empties - Self.depth - 1]
      corrections[empties] = sums[empties].difference / sums[empties].count + (even - odd) / 2
    }
    self.corrections = corrections
  }

  var description: String {
    "empties: correction in disks\n"
      + corrections.enumerated().dropFirst(Self.exactEmpties + 1).map { empties, correction in
        "\(empties): \(FixedDecimal(correction, digits: 2))"
      }.joined(separator: "\n")
  }
}
