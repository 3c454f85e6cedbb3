import Foundation
import ReversiEngine

/// Fits a stage's weights to its labelled positions, and measures them on others.
struct StageFit {
  /// One file of games in ten is held out of the fit to measure its error.
  static let heldOutEvery = 10

  /// The options for fitting weights to labels.
  struct Options: Sendable {
    /// The number of samples that a weight of the prior counts for.
    var ridge: Float = 16
    /// The share of the samples with a pattern that a pattern's weight of the prior counts for in
    /// addition.
    var trust: Float = 0.5
    /// The prior's score, in disks, at which a position counts half as much as a balanced one. If
    /// it is nil, all positions count the same.
    var balance: Float?
    var iterations = 50
    var threads = 2
  }

  private var fitted = StageSamples()
  private var heldOut = StageSamples()
  private let evaluator = Evaluator()

  /// Adds a position from a file of games. Positions of neighbouring stages help the fit, but are
  /// not used to measure its error.
  mutating func append(_ position: LabelledPosition, ofChunk chunk: Int, isOfStage: Bool) {
    if chunk % Self.heldOutEvery != 0 {
      fitted.append(position, evaluator: evaluator)
    } else if isOfStage {
      heldOut.append(position, evaluator: evaluator)
    }
  }

  /// The stage near a prior, and a row of a table. The row holds the stage, the numbers of fitted
  /// and of held-out positions, the mean absolute error of both, and the root mean square error of
  /// the held-out ones. Then come the held-out ones' mean absolute errors with the weights of the
  /// file and with the prior.
  func result(
    _ stage: Int, prior: FittedStage?, options: Options
  ) throws -> (stage: FittedStage, report: String) {
    let start = prior?.values ?? Array(repeating: 0, count: StageSamples.unknowns)
    let equations = LeastSquares(
      features: fitted.features, targets: fitted.targets,
      importance: fitted.importance(balance: options.balance, by: start),
      width: StageSamples.width, unknowns: StageSamples.unknowns, threads: options.threads)
    let pull = equations.occurrences().enumerated().map { unknown, count in
      options.ridge + (unknown < EvaluationWeights.patternCount ? options.trust * count : 0)
    }
    let solution = try equations.solve(
      prior: start, pull: pull, iterations: options.iterations)
    let result = FittedStage(values: solution)
    let inside = fitted.error(of: solution)
    let outside = heldOut.error(of: solution)
    let quantised = heldOut.error(of: result.quantised.values)
    let report = String(
      format: "| %d | %d | %d | %.2f | %.2f | %.2f | %.2f | %.2f |", stage, fitted.count,
      heldOut.count,
      inside.absolute, outside.absolute, outside.square, quantised.absolute,
      heldOut.error(of: start).absolute)
    return (result, report)
  }
}
