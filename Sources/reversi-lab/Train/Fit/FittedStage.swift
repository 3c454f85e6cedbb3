import ReversiEngine

/// The fitted weights and constants of one stage, in disks.
struct FittedStage: Sendable {
  /// `StageSamples.unknowns` values: the weights, then a constant for each number of empty squares.
  let values: [Float]

  init(values: [Float]) { self.values = values }

  /// The pattern weights in steps of the file's format, clamped to eight bits.
  var quantisedWeights: [Int8] {
    values[..<EvaluationWeights.patternCount].map { value in
      Int8(max(-127, min(127, (value * Float(WeightsFormat.stepsPerDisk)).rounded())))
    }
  }

  /// The mobility weights in units of `Evaluator`.
  var quantisedMobility: [Int16] {
    values[EvaluationWeights.patternCount..<EvaluationWeights.countPerStage].map(Self.units)
  }

  /// The constant for a number of empty squares, in units of `Evaluator`.
  func quantisedBias(empties: Int) -> Int16 {
    Self.units(values[EvaluationWeights.countPerStage + empties])
  }

  private static func units(_ disks: Float) -> Int16 {
    Int16(max(-1024, min(1024, (disks * Float(Evaluator.unitsPerDisk)).rounded())))
  }

  /// The values of the quantised weights, in disks.
  var quantised: FittedStage {
    let sixteenths = quantisedMobility + Stage.emptiesRange.map(quantisedBias)
    return FittedStage(
      values: quantisedWeights.map { Float($0) / Float(WeightsFormat.stepsPerDisk) }
        + sixteenths.map { Float($0) / Float(Evaluator.unitsPerDisk) })
  }

  /// A complete file of weights from the stages fitted so far, from the endgame backwards. Missing
  /// stages repeat the last fitted one.
  static func encode(_ stages: [FittedStage]) -> [UInt8] {
    let last = stages.last ?? FittedStage(values: Array(repeating: 0, count: StageSamples.unknowns))
    let all = stages + Array(repeating: last, count: Stage.count - stages.count)
    return WeightsFormat.encode(
      biases: Stage.emptiesRange.map { all[Stage(empties: $0).index].quantisedBias(empties: $0) },
      mobility: all.flatMap(\.quantisedMobility), weights: all.flatMap(\.quantisedWeights))
  }
}

extension FittedStage {
  /// A stage from finished weights.
  init(of weights: EvaluationWeights, stage: Int) {
    let units = Float(Evaluator.unitsPerDisk)
    values =
      weights.packedPatterns(stage: stage).map { Float($0) / Float(WeightsFormat.stepsPerDisk) }
      + weights.mobility(stage: stage).map { Float($0) / units }
      + Stage.emptiesRange.map { Float(weights.bias(empties: $0)) / units }
  }
}
