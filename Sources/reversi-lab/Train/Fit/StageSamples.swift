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

  /// The number of samples.
  var count: Int { targets.count }

  /// Adds a position.
  mutating func append(_ position: LabelledPosition, evaluator: Evaluator) {
    evaluator.appendWeightNumbers(of: position.board, to: &features)
    features.append(UInt32(EvaluationWeights.countPerStage + position.board.emptyCount))
    targets.append(Float(position.score) / Float(Evaluator.unitsPerDisk))
  }

  /// The mean absolute error and the root mean square error of a solution, in disks.
  func error(of solution: [Float]) -> (absolute: Double, square: Double) {
    var absolute = 0.0
    var square = 0.0
    for sample in 0..<count {
      var difference = targets[sample]
      for feature in features[sample * Self.width..<(sample + 1) * Self.width] {
        difference -= solution[Int(feature)]
      }
      absolute += Double(difference.magnitude)
      square += Double(difference * difference)
    }
    let total = Double(max(count, 1))
    return (absolute / total, (square / total).squareRoot())
  }
}
