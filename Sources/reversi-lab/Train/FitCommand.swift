import CommandLine
import ReversiEngine

/// `train fit`: fits the weights of all stages to the labels that `train label` made.
struct FitCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "fit", "fits all stages to labels, writes the weights, and prints their errors and the prior's",
    options: [
      .folders("labels", at: \.folders, "where the labels are"),
      Option(
        "prior", "FILE", .path, at: \.prior, "weights near which rare ones stay",
        standard: "those of the later stage"),
      .number(
        "ridge", in: 0.001...1000, at: \.options.ridge,
        "samples that a weight of the prior counts for"),
      .number(
        "trust", in: 0...1000, at: \.options.trust,
        "the same, as a share of the samples that it occurs in"),
      Option(
        "balance", "DISKS", .number(in: 1...64), at: \.options.balance,
        "the prior's score at which a position counts half as much as a balanced one",
        standard: "all count the same"),
      .number(
        "reach", in: 0...8, at: \.reach,
        "how many empty squares beyond a stage its positions may have"),
      .number(
        "empties", in: 0...60, at: \.empties,
        "stages with fewer empty squares stay as in --prior"),
      .number(
        "iterations", in: 1...10_000, at: \.options.iterations,
        "conjugate gradient steps a stage"),
      .fittedWeights(at: \.output),
      .workers(at: \.options.threads),
    ])

  private var folders = [DataFolder(path: "training-labels")]
  private var prior: String?
  private var reach = 2
  private var empties = 0
  private var options = StageFit.Options()
  private var output = "evaluation.weights"

  func run(on console: Console) throws {
    let prior = try prior.map { try EvaluationWeights(path: $0) }
    let labels = try labelsByEmpties()
    var stages: [FittedStage] = []
    for stage in 0..<Stage.count {
      let numbers = Stage.emptiesRange.filter { Stage(empties: $0).index == stage }
      let given = prior.map { FittedStage(of: $0, stage: stage) }
      if let given, numbers[numbers.count - 1] < empties {
        stages.append(given)
        continue
      }
      var fit = StageFit()
      for number in Stage.emptiesRange
      where (numbers[0] - reach...numbers[numbers.count - 1] + reach).contains(number) {
        for (chunk, position) in labels[number] {
          fit.append(position, ofChunk: chunk, isOfStage: numbers.contains(number))
        }
      }
      let (fitted, report) = try fit.result(stage, prior: given ?? stages.last, options: options)
      stages.append(fitted)
      try console.print(report)
    }
    try Files.write(FittedStage.encode(stages), to: output)
  }

  /// All labelled positions with their files' numbers, by empty squares.
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
