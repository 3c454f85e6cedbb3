import Foundation
import ReversiEngine

/// Labels the positions of one phase after the other and fits the phase's weights; keeps both in a
/// folder, so that only what is missing is done.
struct PhaseTraining: Sendable {
  /// One file of games in ten is kept out of the fit and measures its error.
  private static let heldOutEvery = 10

  /// How labels are made, and how weights are fitted to them.
  struct Options {
    let labelDepth: Int
    let exactFrom: Int
    let ridge: Float
    let iterations: Int
    let threads: Int
  }

  let games: PlayedGames
  let folder: DataFolder
  let options: Options
  let console: Console

  private func labelsName(_ phase: Int, _ chunk: Int) -> String { "labels/\(phase)/\(chunk)" }
  private func fittedName(_ phase: Int) -> String { "fitted/\(phase)" }
  private func reportName(_ phase: Int) -> String { "reports/\(phase)" }

  /// The weights of a phase; `later` are those of the phases after it.
  func fitted(_ phase: Int, after later: [FittedPhase]) throws -> FittedPhase {
    if !folder.has(fittedName(phase)) {
      try label(phase, with: later)
      try fit(phase, prior: later.last)
    }
    return try folder.read(fittedName(phase), FittedPhase.decode)
  }

  /// A row of a table: the phase, positions fitted and held out, the mean absolute error of both,
  /// the root mean square error of those held out, and their mean absolute error with the weights
  /// of the file.
  func report(_ phase: Int) throws -> String {
    String(decoding: try folder.read(reportName(phase)), as: UTF8.self)
  }

  private func label(_ phase: Int, with later: [FittedPhase]) throws {
    let missing = (0..<games.chunkCount).filter { !folder.has(labelsName(phase, $0)) }
    let weights = try EvaluationWeights(bytes: FittedPhase.encode(later))
    try Chunks(threads: options.threads, console: console).run(
      missing, name: "labels of phase \(phase)"
    ) {
      let labeller = Labeller(
        evaluation: .patterns(weights), depth: options.labelDepth, exactFrom: options.exactFrom)
      return { chunk in
        var positions: [LabelledPosition] = []
        for (number, game) in try games.chunk(chunk).enumerated() {
          game.replay { board in
            if Phase(empties: board.emptyCount).index == phase {
              positions.append(labeller.label(board, deeper: number % 2 == 1))
            }
          }
        }
        try folder.write(LabelledPosition.encode(positions), to: labelsName(phase, chunk))
      }
    }
  }

  private func fit(_ phase: Int, prior: FittedPhase?) throws {
    var fitted = PhaseSamples()
    var heldOut = PhaseSamples()
    let evaluator = Evaluator()
    for chunk in 0..<games.chunkCount {
      let positions = try folder.read(labelsName(phase, chunk), LabelledPosition.decode)
      if chunk % Self.heldOutEvery == 0 {
        heldOut.append(positions, evaluator: evaluator)
      } else {
        fitted.append(positions, evaluator: evaluator)
      }
    }
    let start = prior?.values ?? Array(repeating: 0, count: PhaseSamples.unknowns)
    let solution = try LeastSquares(
      features: fitted.features, targets: fitted.targets, width: PhaseSamples.width,
      unknowns: PhaseSamples.unknowns, threads: options.threads
    ).solve(prior: start, ridge: options.ridge, iterations: options.iterations)
    let result = FittedPhase(values: solution)
    let inside = fitted.error(of: solution)
    let outside = heldOut.error(of: solution)
    let quantised = heldOut.error(of: result.quantised.values)
    let report = String(
      format: "| %d | %d | %d | %.2f | %.2f | %.2f | %.2f |", phase, fitted.count, heldOut.count,
      inside.absolute, outside.absolute, outside.square, quantised.absolute)
    try folder.write(Array(report.utf8), to: reportName(phase))
    try folder.write(result.bytes, to: fittedName(phase))
  }
}
