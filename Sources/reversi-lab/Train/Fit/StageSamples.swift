import ReversiEngine

/// Labelled positions of one stage as equations: a sum of weights and its target in disks.
struct StageSamples: Sendable {
  /// The weights of a stage and one constant for each number of empty squares.
  static let unknowns = EvaluationWeights.countPerStage + Stage.emptiesRange.count
  /// The number of unknowns in an equation.
  static let width = Evaluator.featureCount + 1

  /// The numbers of the unknowns, `width` for each sample.
  private(set) var features: [UInt32] = []
  /// The labels in disks.
  private(set) var targets: [Float] = []

  var count: Int { targets.count }

  mutating func append(_ position: LabelledPosition, evaluator: Evaluator) {
    evaluator.appendWeightNumbers(of: position.board, to: &features)
    features.append(UInt32(EvaluationWeights.countPerStage + position.board.emptyCount))
    targets.append(Float(position.score) / Float(Evaluator.unitsPerDisk))
  }

  /// How much each position counts in a fit. A position in which the solution sees one side far
  /// ahead counts less: such positions have most of the error, but good moves matter in balanced
  /// ones. The solution decides, not the label: label noise near zero would otherwise gain weight.
  func importance(balance: Float?, by solution: [Float]) -> [Float] {
    guard let balance else { return Array(repeating: 1, count: count) }
    return (0..<count).map { sample in
      let ratio = score(of: sample, by: solution) / balance
      return 1 / (1 + ratio * ratio)
    }
  }

  /// A position's score by a solution, in disks.
  private func score(of sample: Int, by solution: [Float]) -> Float {
    features[sample * Self.width..<(sample + 1) * Self.width]
      .reduce(0) { $0 + solution[Int($1)] }
  }

  /// The mean absolute error and the root mean square error of a solution, in disks.
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
