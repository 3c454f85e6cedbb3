import ReversiEngine

/// `train fit`: fits the weights of all stages to the labels of `train label`.
struct FitCommand: Command {
  private static let labels = Parameter.folders(
    "--labels", standard: "training-labels", "where the labels are")
  private static let prior = Parameter.path(
    "--prior", standard: "LATER", "weights near which rare ones stay; those of the later stage")
  private static let trust = Parameter<Float>.number(
    "--trust", in: 0...1000, standard: 0.5, "the same, as a share of the samples that it occurs in")
  private static let reach = Parameter.number(
    "--reach", in: 0...8, standard: 2,
    "empty squares by which positions may lie outside of a stage that they help to fit")

  static let syntax = Syntax(
    "fit", "fits all stages to labels, writes the weights; says how they and the prior err",
    labels.entry, prior.entry, StageFit.Options.ridge.entry, trust.entry, reach.entry,
    StageFit.Options.iterations.entry, Parameter.fittedWeights.entry,
    StageFit.Options.threads.entry)

  private let folders: [DataFolder]
  private let prior: EvaluationWeights?
  private let reach: Int
  private let options: StageFit.Options
  private let output: String

  init(_ arguments: Arguments) throws {
    folders = try arguments.value(of: Self.labels)
    let path = try arguments.value(of: Self.prior)
    prior = path == Self.prior.standard ? nil : try EvaluationWeights(path: path)
    reach = try arguments.value(of: Self.reach)
    options = try StageFit.Options(arguments, trust: try arguments.value(of: Self.trust))
    output = try arguments.value(of: Parameter.fittedWeights)
  }

  func run(on console: Console) throws {
    let labels = try labelsByEmpties()
    var stages: [FittedStage] = []
    for stage in 0..<Stage.count {
      var fit = StageFit()
      let empties = Stage.emptiesRange.filter { Stage(empties: $0).index == stage }
      for number in Stage.emptiesRange
      where (empties[0] - reach...empties[empties.count - 1] + reach).contains(number) {
        for (chunk, position) in labels[number] {
          fit.append(position, ofChunk: chunk, isOfStage: empties.contains(number))
        }
      }
      let start = prior.map { FittedStage(of: $0, stage: stage) } ?? stages.last
      let (fitted, report) = try fit.result(stage, prior: start, options: options)
      stages.append(fitted)
      try console.print(report)
    }
    try Files.write(FittedStage.encode(stages), to: output)
  }

  /// All labelled positions with the numbers of their files, by empty squares.
  private func labelsByEmpties() throws -> [[(chunk: Int, position: LabelledPosition)]] {
    var labels = Array(
      repeating: [(chunk: Int, position: LabelledPosition)](), count: Stage.emptiesRange.count)
    for folder in folders {
      for chunk in try folder.numberedFiles(in: LabelCommand.directory) {
        for position in try folder.read(LabelCommand.fileName(chunk), LabelledPosition.decode) {
          labels[position.board.emptyCount].append((chunk, position))
        }
      }
    }
    return labels
  }
}
