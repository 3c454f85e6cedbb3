import CEvaluationWeights
import Posix

/// A checked set of evaluation weights, from the program or from a file.
package struct EvaluationWeights: Sendable {
  private enum Storage {
    case embedded
    case loaded(ConstantTable<UInt8>, count: Int)
  }

  private let storage: Storage
  private let unpacked = UnpackedWeights()

  /// The weights in the program, used in place.
  ///
  /// The program trusts their checksum, which a test checks: checking it at every start would take
  /// longer than the rest of the start.
  package static let embedded: EvaluationWeights = {
    let weights = EvaluationWeights(storage: .embedded)
    do throws(WeightsFormatError) {
      try weights.withBytes(WeightsFormat.checkHeader)
    } catch {
      preconditionFailure("the embedded weights are unusable: \(error)")
    }
    return weights
  }()

  /// Reads the bytes of a file.
  package init(bytes: [UInt8]) throws(WeightsFormatError) {
    let table = ConstantTable<UInt8>(count: bytes.count, of: 0) {
      $0.update(from: bytes, count: bytes.count)
    }
    storage = .loaded(table, count: bytes.count)
    try withBytes(WeightsFormat.checkHeader)
    try withBytes(WeightsFormat.checkContent)
  }

  private init(storage: Storage) {
    self.storage = storage
  }

  /// These weights with other constants for 0–60 empty squares, in units of ``Evaluator``.
  package func replacingBiases(by biases: [Int16]) throws(WeightsFormatError) -> EvaluationWeights {
    try EvaluationWeights(bytes: WeightsFormat.replacingBiases(in: bytes, by: biases))
  }

  /// The number of distinct weights of the patterns in one stage.
  package static var patternCount: Int { Pattern.totalWeightCount }

  /// The number of distinct weights of one stage, of patterns and of mobility.
  package static let countPerStage = Pattern.totalWeightCount + Mobility.weightCount

  /// The bytes of the file.
  package var bytes: [UInt8] {
    withBytes { Array($0) }
  }

  /// The constant for a number of empty squares, 0–60, in units of ``Evaluator``.
  package func bias(empties: Int) -> Int16 {
    signedNumber(at: WeightsFormat.biasesOffset + 2 * empties)
  }

  /// The weights of the mobility of both sides in a stage, 0–12, in units of ``Evaluator``.
  package func mobility(stage: Int) -> [Int16] {
    let first = WeightsFormat.mobilityOffset + 2 * Mobility.weightCount * stage
    return (0..<Mobility.weightCount).map { signedNumber(at: first + 2 * $0) }
  }

  /// The weights of the patterns in a stage, 0–12, as stored in the file: in steps of its format.
  package func packedPatterns(stage: Int) -> [Int8] {
    withBytes { bytes in
      let first = WeightsFormat.weightsOffset + stage * Pattern.totalWeightCount
      return bytes[first..<first + Pattern.totalWeightCount].map { Int8(bitPattern: $0) }
    }
  }

  /// The unpacked pattern weights of a stage, 0–12. Valid as long as this value exists.
  func patterns(stage: Int) -> UnsafePointer<Int8> {
    let first = UnsafeRawPointer(file.start) + WeightsFormat.weightsOffset
    return unpacked.stage(stage, of: first.assumingMemoryBound(to: Int8.self))
  }

  private var file: (start: UnsafePointer<UInt8>, count: Int) {
    switch storage {
    case .embedded: (evaluation_weights(), evaluation_weights_size())
    case .loaded(let table, let count): (table.start, count)
    }
  }

  private func signedNumber(at offset: Int) -> Int16 {
    Int16(truncatingIfNeeded: withBytes { WeightsFormat.number(in: $0, at: offset, length: 2) })
  }

  private func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withExtendedLifetime(storage) { () throws(Failure) -> Result in
      try body(UnsafeBufferPointer(start: file.start, count: file.count))
    }
  }
}

/// The pattern weights of the stages used so far, one for every configuration.
///
/// The file has one weight for all configurations that are equal by symmetry. Here each has its
/// own, so the configuration of a feature is the number of its weight. Threads share the tables. A
/// stage takes 541 KB, and less than a millisecond to unpack.
final class UnpackedWeights: Sendable {
  /// The number of weights in a stage.
  static let countPerStage = Pattern.all.reduce(0) { $0 + $1.configurations }

  private let stages = Monitor([ConstantTable<Int8>?](repeating: nil, count: Stage.count))

  /// The weights of a stage, in the order of `Pattern.all`. `packed` are those of stage 0 in the
  /// file. Valid as long as this object exists.
  func stage(_ stage: Int, of packed: UnsafePointer<Int8>) -> UnsafePointer<Int8> {
    stages.withValue { stages in
      let table =
        stages[stage] ?? Self.unpack(packed + stage * Pattern.totalWeightCount)
      stages[stage] = table
      return table.start
    }
  }

  private static func unpack(_ packed: UnsafePointer<Int8>) -> ConstantTable<Int8> {
    ConstantTable(count: countPerStage, of: 0) { table in
      var from = packed
      var to = table
      for pattern in Pattern.all {
        let halves = pattern.halfConfigurations
        for _ in 0..<pattern.centreConfigurations {
          for right in 0..<halves {
            for left in 0..<halves {
              to[right &* halves &+ left] = from[Pattern.pairNumber(left, right)]
            }
          }
          to += halves * halves
          from += pattern.pairs
        }
      }
    }
  }
}
