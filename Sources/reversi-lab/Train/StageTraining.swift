import Foundation
import ReversiEngine

/// Labels the positions of one stage after the other and fits the stage's weights; keeps both in a
/// folder, so that only what is missing is done.
struct StageTraining: Sendable {
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

  private func labelsName(_ stage: Int, _ chunk: Int) -> String { "labels/\(stage)/\(chunk)" }
  private func fittedName(_ stage: Int) -> String { "fitted/\(stage)" }
  private func reportName(_ stage: Int) -> String { "reports/\(stage)" }

  /// The weights of a stage; `later` are those of the stages after it.
  func fitted(_ stage: Int, after later: [FittedStage]) throws -> FittedStage {
    if !folder.has(fittedName(stage)) {
      try label(stage, with: later)
      try fit(stage, prior: later.last)
    }
    return try folder.read(fittedName(stage), FittedStage.decode)
  }

  /// A row of a table: the stage, positions fitted and held out, the mean absolute error of both,
  /// the root mean square error of those held out, and their mean absolute error with the weights
  /// of the file.
  func report(_ stage: Int) throws -> String {
    String(decoding: try folder.read(reportName(stage)), as: UTF8.self)
  }

  private func label(_ stage: Int, with later: [FittedStage]) throws {
    let missing = (0..<games.chunkCount).filter { !folder.has(labelsName(stage, $0)) }
    let weights = try EvaluationWeights(bytes: FittedStage.encode(later))
    try Chunks(threads: options.threads, console: console).run(
      missing, name: "labels of stage \(stage)"
    ) {
      let labeller = Labeller(
        evaluation: .patterns(weights), depth: options.labelDepth, exactFrom: options.exactFrom)
      return { chunk in
        var positions: [LabelledPosition] = []
        for (number, game) in try games.chunk(chunk).enumerated() {
          game.replay { board in
            if Stage(empties: board.emptyCount).index == stage {
              positions.append(labeller.label(board, deeper: number % 2 == 1))
            }
          }
        }
        try folder.write(LabelledPosition.encode(positions), to: labelsName(stage, chunk))
      }
    }
  }

  private func fit(_ stage: Int, prior: FittedStage?) throws {
    var fitted = StageSamples()
    var heldOut = StageSamples()
    let evaluator = Evaluator()
    for chunk in 0..<games.chunkCount {
      let positions = try folder.read(labelsName(stage, chunk), LabelledPosition.decode)
      if chunk % Self.heldOutEvery == 0 {
        heldOut.append(positions, evaluator: evaluator)
      } else {
        fitted.append(positions, evaluator: evaluator)
      }
    }
    let start = prior?.values ?? Array(repeating: 0, count: StageSamples.unknowns)
    let solution = try LeastSquares(
      features: fitted.features, targets: fitted.targets, width: StageSamples.width,
      unknowns: StageSamples.unknowns, threads: options.threads
    ).solve(prior: start, ridge: options.ridge, iterations: options.iterations)
    let result = FittedStage(values: solution)
    let inside = fitted.error(of: solution)
    let outside = heldOut.error(of: solution)
    let quantised = heldOut.error(of: result.quantised.values)
    let report = String(
      format: "| %d | %d | %d | %.2f | %.2f | %.2f | %.2f |", stage, fitted.count, heldOut.count,
      inside.absolute, outside.absolute, outside.square, quantised.absolute)
    try folder.write(Array(report.utf8), to: reportName(stage))
    try folder.write(result.bytes, to: fittedName(stage))
  }
}
