import ReversiEngine

/// The fitted weights and constants of one phase in disks, as kept between steps.
struct FittedPhase: Sendable {
  /// `PhaseSamples.unknowns` values: the weights, then a constant for each number of empties.
  let values: [Float]

  init(values: [Float]) { self.values = values }

  private static let mark = "RVFP"

  /// The phase of a file.
  static func decode(_ bytes: [UInt8]) throws(Damage) -> FittedPhase {
    var reader = ByteReader(try SealedFile.decode(bytes, mark: mark))
    var values: [Float] = []
    while let bits = reader.number(UInt32.self) { values.append(Float(bitPattern: bits)) }
    guard reader.isAtEnd, values.count == PhaseSamples.unknowns else {
      throw Damage("it has another number of weights")
    }
    return FittedPhase(values: values)
  }

  /// The bytes of a file.
  var bytes: [UInt8] {
    var content: [UInt8] = []
    for value in values { content.append(number: value.bitPattern) }
    return SealedFile.encode(content, mark: Self.mark)
  }

  /// The weights of patterns in steps of the file's format, cut off where eight bits end.
  var quantisedWeights: [Int8] {
    values[..<EvaluationWeights.patternCount].map { value in
      Int8(max(-127, min(127, (value * Float(WeightsFormat.stepsPerDisk)).rounded())))
    }
  }

  /// The weights of mobility in units of `Evaluator`.
  var quantisedMobility: [Int16] {
    values[EvaluationWeights.patternCount..<EvaluationWeights.countPerPhase].map(Self.units)
  }

  /// The constant for a number of empties in units of `Evaluator`.
  func quantisedBias(empties: Int) -> Int16 {
    Self.units(values[EvaluationWeights.countPerPhase + empties])
  }

  private static func units(_ disks: Float) -> Int16 {
    Int16(max(-1024, min(1024, (disks * Float(Evaluator.unitsPerDisk)).rounded())))
  }

  /// The values that the quantised weights stand for, in disks.
  var quantised: FittedPhase {
    let sixteenths = quantisedMobility + Phase.emptiesRange.map(quantisedBias)
    return FittedPhase(
      values: quantisedWeights.map { Float($0) / Float(WeightsFormat.stepsPerDisk) }
        + sixteenths.map { Float($0) / Float(Evaluator.unitsPerDisk) })
  }

  /// A whole file of weights from the phases fitted so far, from the endgame backwards; phases that
  /// are still missing repeat the last one.
  static func encode(_ phases: [FittedPhase]) -> [UInt8] {
    let last = phases.last ?? FittedPhase(values: Array(repeating: 0, count: PhaseSamples.unknowns))
    let all = phases + Array(repeating: last, count: Phase.count - phases.count)
    return WeightsFormat.encode(
      biases: Phase.emptiesRange.map { all[Phase(empties: $0).index].quantisedBias(empties: $0) },
      mobility: all.flatMap(\.quantisedMobility), weights: all.flatMap(\.quantisedWeights))
  }
}
