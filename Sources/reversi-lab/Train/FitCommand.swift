import CommandLine
import Foundation
import ReversiEngine

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

  var folders = [DataFolder(path: "training-labels")]
  var prior: String?
  private var reach = 2
  private var empties = 0
  var options = StageFit.Options()
  var output = "evaluation.weights"

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

  /// The labels, by empty squares.
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

struct StageFit {
  /// One file of games in ten is held out of the fit to measure its error.
  static let heldOutEvery = 10

  struct Options: Sendable {
    /// Samples that a weight of the prior counts for.
    var ridge: Float = 16
    /// The same in addition, as a share of the samples with a pattern.
    var trust: Float = 0.5
    /// The prior's score, in disks, at which a position counts half as much as a balanced one. Nil
    /// if all positions count the same.
    var balance: Float?
    var iterations = 50
    var threads = 2
  }

  private var fitted = StageSamples()
  private var heldOut = StageSamples()
  private let evaluator = Evaluator()

  /// Positions of neighbouring stages help the fit, but are not used to measure its error.
  mutating func append(_ position: LabelledPosition, ofChunk chunk: Int, isOfStage: Bool) {
    if chunk % Self.heldOutEvery != 0 {
      fitted.append(position, evaluator: evaluator)
    } else if isOfStage {
      heldOut.append(position, evaluator: evaluator)
    }
  }

  /// The row holds the stage, the numbers of fitted and of held-out positions, the mean absolute
  /// error of both, and the root mean square error of the held-out ones. Then come the held-out
  /// ones' mean absolute errors with the weights of the file and with the prior.
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

/// An equation is a sum of weights and its target in disks.
struct StageSamples: Sendable {
  /// The weights of a stage and one constant for each number of empty squares.
  static let unknowns = EvaluationWeights.countPerStage + Stage.emptiesRange.count
  static let width = Evaluator.featureCount + 1

  /// `width` for each sample.
  private(set) var features: [UInt32] = []
  /// In disks.
  private(set) var targets: [Float] = []

  var count: Int { targets.count }

  mutating func append(_ position: LabelledPosition, evaluator: Evaluator) {
    evaluator.appendWeightNumbers(of: position.board, to: &features)
    features.append(UInt32(EvaluationWeights.countPerStage + position.board.emptyCount))
    targets.append(Float(position.score) / Float(Evaluator.unitsPerDisk))
  }

  /// A position in which the solution sees one side far ahead counts less: such positions have most
  /// of the error, but good moves matter in balanced ones. The solution decides, not the label:
  /// label noise near zero would otherwise gain weight.
  func importance(balance: Float?, by solution: [Float]) -> [Float] {
    guard let balance else { return Array(repeating: 1, count: count) }
    return (0..<count).map { sample in
      let ratio = score(of: sample, by: solution) / balance
      return 1 / (1 + ratio * ratio)
    }
  }

  private func score(of sample: Int, by solution: [Float]) -> Float {
    features[sample * Self.width..<(sample + 1) * Self.width]
      .reduce(0) { $0 + solution[Int($1)] }
  }

  /// In disks.
  func error(of solution: [Float]) -> (absolute: Double, square: Double) {
    var absolute = 0.0
    var square = 0.0
    for sample in 0..<count {
      let difference = targets[sample] - score(of: sample, by: solution)
      absolute += Double(difference.magnitude)
      square += Double(difference * difference)
    }
    let total = Double(max(count, 1))
    return (absolute / total, (square / total).squareRoot())
  }
}

struct FittedStage: Sendable {
  /// The values in disks: the weights, then a constant for each number of empty squares.
  let values: [Float]

  init(values: [Float]) { self.values = values }

  /// In steps of the file's format, clamped to eight bits.
  var quantisedWeights: [Int8] {
    values[..<EvaluationWeights.patternCount].map { value in
      Int8(max(-127, min(127, (value * Float(WeightsFormat.stepsPerDisk)).rounded())))
    }
  }

  var quantisedMobility: [Int16] {
    values[EvaluationWeights.patternCount..<EvaluationWeights.countPerStage].map(Self.units)
  }

  /// In units of `Evaluator`, here and for the mobility.
  func quantisedBias(empties: Int) -> Int16 {
    Self.units(values[EvaluationWeights.countPerStage + empties])
  }

  private static func units(_ disks: Float) -> Int16 {
    Int16(max(-1024, min(1024, (disks * Float(Evaluator.unitsPerDisk)).rounded())))
  }

  /// In disks.
  var quantised: FittedStage {
    let sixteenths = quantisedMobility + Stage.emptiesRange.map(quantisedBias)
    return FittedStage(
      values: quantisedWeights.map { Float($0) / Float(WeightsFormat.stepsPerDisk) }
        + sixteenths.map { Float($0) / Float(Evaluator.unitsPerDisk) })
  }

  /// From the endgame backwards. Missing stages repeat the last fitted one.
  static func encode(_ stages: [FittedStage]) -> [UInt8] {
    let last = stages.last ?? FittedStage(values: Array(repeating: 0, count: StageSamples.unknowns))
    let all = stages + Array(repeating: last, count: Stage.count - stages.count)
    return WeightsFormat.encode(
      biases: Stage.emptiesRange.map { all[Stage(empties: $0).index].quantisedBias(empties: $0) },
      mobility: all.flatMap(\.quantisedMobility), weights: all.flatMap(\.quantisedWeights))
  }
}

extension FittedStage {
  init(of weights: EvaluationWeights, stage: Int) {
    let units = Float(Evaluator.unitsPerDisk)
    values =
      weights.packedPatterns(stage: stage).map { Float($0) / Float(WeightsFormat.stepsPerDisk) }
      + weights.mobility(stage: stage).map { Float($0) / units }
      + Stage.emptiesRange.map { Float(weights.bias(empties: $0)) / units }
  }
}
