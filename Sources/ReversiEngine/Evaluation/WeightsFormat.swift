/// The layout of a file of evaluation weights, version 1; all numbers are little-endian.
///
///     offset  length
///          0       4  "RVEW"
///          4       2  version of the format
///          6       2  number of stages
///          8       4  weights a stage
///         12       2  weight steps a disk
///         14       2  0
///         16       4  checksum (FNV-1a, 32 bits) of all that follows the header
///         20     122  constants for 0–60 empties in units of `Evaluator`, 16 bits each
///        142   1,664  weights of mobility in units of `Evaluator`, 16 bits each: by stage from
///                     the endgame backwards, by side (the player first), by number of moves
///       1806          weights of patterns in steps, 8 bits each: by stage, by pattern in the
///                     order of `Pattern.all`, by centre, by pair of halves
package enum WeightsFormat {
  static let mark: [UInt8] = Array("RVEW".utf8)
  static let version = 1
  private static let checksumOffset = 16
  static let biasesOffset = 20
  static let mobilityOffset = biasesOffset + 2 * Stage.emptiesRange.count
  static let weightsOffset = mobilityOffset + 2 * Stage.count * Mobility.weightCount

  /// The steps of a pattern's weight in a disk.
  ///
  /// Eight bits then reach ±15.9 disks, which edges need. In sixteenths they reach ±7.9, and the
  /// mean error was 0.1 disk larger.
  package static let stepsPerDisk = 8

  static let unitsPerStep = Int32(Evaluator.unitsPerDisk / stepsPerDisk)

  /// The length of every file of this version in bytes.
  package static let length = weightsOffset + Stage.count * Pattern.totalWeightCount

  /// Encodes a file. `biases` has 61 entries, `mobility` and `weights` have all stages in order.
  package static func encode(biases: [Int16], mobility: [Int16], weights: [Int8]) -> [UInt8] {
    precondition(biases.count == Stage.emptiesRange.count, "\(biases.count) constants, not 61")
    precondition(
      mobility.count == Stage.count * Mobility.weightCount, "\(mobility.count) mobilities")
    precondition(
      weights.count == Stage.count * Pattern.totalWeightCount, "\(weights.count) weights")
    var bytes = mark
    append(version, length: 2, to: &bytes)
    append(Stage.count, length: 2, to: &bytes)
    append(EvaluationWeights.countPerStage, length: 4, to: &bytes)
    append(stepsPerDisk, length: 2, to: &bytes)
    append(0, length: 2, to: &bytes)
    var content: [UInt8] = []
    content.reserveCapacity(length - biasesOffset)
    for number in biases + mobility { append(Int(number), length: 2, to: &content) }
    for weight in weights { content.append(UInt8(bitPattern: weight)) }
    append(checksum(content[...]), length: 4, to: &bytes)
    return bytes + content
  }

  /// A valid file with 61 other constants, for 0–60 empty squares.
  static func replacingBiases(in file: [UInt8], by biases: [Int16]) -> [UInt8] {
    precondition(biases.count == Stage.emptiesRange.count, "\(biases.count) constants, not 61")
    var constants: [UInt8] = []
    for bias in biases { append(Int(bias), length: 2, to: &constants) }
    let content = constants + file[mobilityOffset...]
    var bytes = Array(file[..<checksumOffset])
    append(checksum(content), length: 4, to: &bytes)
    return bytes + content
  }

  /// Checks everything in a file except its checksum.
  static func checkHeader(_ bytes: UnsafeBufferPointer<UInt8>) throws(WeightsFormatError) {
    guard bytes.count >= biasesOffset, bytes[..<4].elementsEqual(mark) else { throw .notWeights }
    let version = number(in: bytes, at: 4, length: 2)
    guard version == Self.version else { throw .unsupportedVersion(version) }
    guard number(in: bytes, at: 6, length: 2) == Stage.count,
      number(in: bytes, at: 8, length: 4) == EvaluationWeights.countPerStage,
      number(in: bytes, at: 12, length: 2) == stepsPerDisk
    else { throw .otherLayout }
    guard bytes.count == length else { throw .wrongLength(bytes.count) }
  }

  /// Checks the checksum of a file. The header must have been checked.
  static func checkContent(_ bytes: UnsafeBufferPointer<UInt8>) throws(WeightsFormatError) {
    guard number(in: bytes, at: checksumOffset, length: 4) == checksum(bytes[biasesOffset...])
    else {
      throw .corrupted
    }
  }

  /// An unsigned number in a file.
  static func number(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, length: Int) -> Int {
    (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  private static func append(_ number: Int, length: Int, to bytes: inout [UInt8]) {
    for byte in 0..<length { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }

  /// FNV-1a in 32 bits.
  package static func checksum(_ bytes: some Sequence<UInt8>) -> Int {
    Int(bytes.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 })
  }
}

/// Why this version cannot use bytes as evaluation weights.
package enum WeightsFormatError: Error, Equatable {
  /// The file does not begin as a file of weights does.
  case notWeights
  /// The file has another version of the format.
  case unsupportedVersion(Int)
  /// The file is for another layout of stages or patterns.
  case otherLayout
  /// The file has this length in bytes, which its layout does not allow.
  case wrongLength(Int)
  /// The checksum does not match the content.
  case corrupted
}
