import ReversiEngine

/// Labels the positions of each stage and fits the stage's weights. Keeps both in a folder, so that
/// a run makes only what is missing.
struct StageTraining: Sendable {
  /// How to make labels and how to fit weights to them.
  struct Options {
    var labelDepth = 4
    var exactFrom = 12
    var fit = StageFit.Options(trust: 0)
  }

  let games: PlayedGames
  let folder: DataFolder
  let options: Options
  let console: Console

  private func labelsName(_ stage: Int, _ chunk: Int) -> String { "labels/\(stage)/\(chunk)" }
  private func fittedName(_ stage: Int) -> String { "fitted/\(stage)" }
  private func reportName(_ stage: Int) -> String { "reports/\(stage)" }

  /// The weights of a stage. `later` holds the weights of the stages after it.
  func fitted(_ stage: Int, after later: [FittedStage]) throws -> FittedStage {
    if !folder.has(fittedName(stage)) {
      try label(stage, with: later)
      try fit(stage, prior: later.last)
    }
    return try folder.read(fittedName(stage), FittedStage.decode)
  }

  /// The row that ``StageFit`` reported for a stage.
  func report(_ stage: Int) throws -> String {
    String(decoding: try folder.read(reportName(stage)), as: UTF8.self)
  }

  private func label(_ stage: Int, with later: [FittedStage]) throws {
    let missing = folder.missing(of: games.chunkCount) { labelsName(stage, $0) }
    let weights = try EvaluationWeights(bytes: FittedStage.encode(later))
    try Chunks(threads: options.fit.threads, console: console).run(
      missing, name: "labels of stage \(stage)"
    ) {
      let labeller = Labeller(
        evaluation: weights, depth: options.labelDepth, exactFrom: options.exactFrom)
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
    var fit = StageFit()
    for chunk in 0..<games.chunkCount {
      for position in try folder.read(labelsName(stage, chunk), LabelledPosition.decode) {
        fit.append(position, ofChunk: chunk)
      }
    }
    let (fitted, report) = try fit.result(stage, prior: prior, options: options.fit)
    try folder.write(Array(report.utf8), to: reportName(stage))
    try folder.write(fitted.bytes, to: fittedName(stage))
  }
}
