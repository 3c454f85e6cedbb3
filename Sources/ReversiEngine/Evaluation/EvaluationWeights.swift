import CEvaluationWeights

/// A checked set of evaluation weights, either part of the program or read from elsewhere.
package struct EvaluationWeights: Sendable {
  private enum Storage {
    case embedded
    case loaded([UInt8])
  }

  private let storage: Storage

  /// The weights that are part of the program, used where they lie.
  ///
  /// Their checksum is left to the tests: it would cost a start more than all the rest.
  package static let embedded: EvaluationWeights = {
    let weights = EvaluationWeights(storage: .embedded)
    do throws(WeightsFormatError) {
      try weights.withBytes(WeightsFormat.checkHeader)
    } catch {
      preconditionFailure("the embedded weights are unusable: \(error)")
    }
    return weights
  }()

  /// Weights from the bytes of a file.
  package init(bytes: [UInt8]) throws(WeightsFormatError) {
    storage = .loaded(bytes)
    try withBytes(WeightsFormat.checkHeader)
    try withBytes(WeightsFormat.checkContent)
  }

  private init(storage: Storage) {
    self.storage = storage
  }

  /// The same weights with other constants for 0–60 empties, in units of ``Evaluator``.
  package func replacingBiases(by biases: [Int16]) throws(WeightsFormatError) -> EvaluationWeights {
    try EvaluationWeights(bytes: WeightsFormat.replacingBiases(in: bytes, by: biases))
  }

  /// The number of distinct weights of the patterns in one phase.
  package static var patternCount: Int { Pattern.totalWeightCount }

  /// The number of distinct weights of one phase, of patterns and of mobility.
  package static let countPerPhase = Pattern.totalWeightCount + Mobility.weightCount

  /// The whole file's bytes.
  package var bytes: [UInt8] {
    withBytes { Array($0) }
  }

  /// The constant that is added for a number of empties, 0–60, in units of ``Evaluator``.
  package func bias(empties: Int) -> Int16 {
    signedNumber(at: WeightsFormat.biasesOffset + 2 * empties)
  }

  /// The weights of the mobility of both sides in a phase, 0–12, in units of ``Evaluator``.
  func mobility(phase: Int) -> [Int16] {
    let first = WeightsFormat.mobilityOffset + 2 * Mobility.weightCount * phase
    return (0..<Mobility.weightCount).map { signedNumber(at: first + 2 * $0) }
  }

  /// The first weight of phase 0, and the memory that the caller must free unless the weights are
  /// part of the program.
  func firstWeight() -> (first: UnsafePointer<Int8>, copy: UnsafeMutablePointer<Int8>?) {
    switch storage {
    case .embedded:
      let start = UnsafeRawPointer(evaluation_weights()) + WeightsFormat.weightsOffset
      return (start.assumingMemoryBound(to: Int8.self), nil)
    case .loaded(let bytes):
      let count = bytes.count - WeightsFormat.weightsOffset
      let copy = UnsafeMutablePointer<Int8>.allocate(capacity: count)
      bytes.withUnsafeBytes { source in
        UnsafeMutableRawBufferPointer(start: copy, count: count)
          .copyBytes(from: source[WeightsFormat.weightsOffset...])
      }
      return (UnsafePointer(copy), copy)
    }
  }

  private func signedNumber(at offset: Int) -> Int16 {
    Int16(truncatingIfNeeded: withBytes { WeightsFormat.number(in: $0, at: offset, length: 2) })
  }

  private func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch storage {
    case .embedded:
      return try body(
        UnsafeBufferPointer(start: evaluation_weights(), count: evaluation_weights_size()))
    case .loaded(let bytes):
      return try bytes.withUnsafeBufferPointer(body)
    }
  }
}
