import Analysis
import CEvaluationWeights
import Posix
import ReversiCore

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

  /// Distinct weights of the patterns in one stage.
  package static var patternCount: Int { Pattern.totalWeightCount }

  /// Distinct weights of one stage, of patterns and of mobility.
  package static let countPerStage = Pattern.totalWeightCount + Mobility.weightCount

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

  /// Valid as long as this value exists.
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
/// In the file, configurations that are equal by symmetry share a weight. Here the number of a
/// configuration is that of its weight. Threads share the tables. A stage takes 814 KB, and less
/// than a millisecond to unpack.
final class UnpackedWeights: Sendable {
  static let countPerStage = Pattern.all.reduce(0) { $0 + $1.configurations }

  private let stages = Monitor([ConstantTable<Int8>?](repeating: nil, count: Stage.count))

  /// In the order of `Pattern.all`. `packed` are those of stage 0 in the file.
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

  /// The header must have been checked.
  static func checkContent(_ bytes: UnsafeBufferPointer<UInt8>) throws(WeightsFormatError) {
    guard number(in: bytes, at: checksumOffset, length: 4) == checksum(bytes[biasesOffset...])
    else {
      throw .corrupted
    }
  }

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
  case notWeights
  case unsupportedVersion(Int)
  case otherLayout
  case wrongLength(Int)
  case corrupted
}

extension EvaluationWeights {
  /// The parts add up to the ``Evaluator``'s score before that is bounded to ±64 disks.
  func attribution(of position: Position) -> Attribution {
    let board = SearchBoard(position)
    let empties = min(board.emptyCount, Stage.emptiesRange.upperBound)
    let stage = Stage(empties: empties).index
    let indices = Evaluator(self).indices(of: board)
    let unit = (position.turn == .light ? -1.0 : 1.0) / Double(Evaluator.unitsPerDisk)
    var attribution = Attribution()
    var table = patterns(stage: stage)
    for (number, pattern) in Pattern.all.enumerated() {
      for (lane, feature) in Feature.all.enumerated() where feature.pattern == number {
        let steps = Int32(table[Int(indices[lane])])
        attribution[feature.part] += Double(steps * WeightsFormat.unitsPerStep) * unit
      }
      table += pattern.configurations
    }
    let mobility = mobility(stage: stage)
    let (own, other) = Mobility.weightNumbers(of: board, board.legalMoves)
    attribution[.mobility] = Double(Int(mobility[own]) + Int(mobility[other])) * unit
    attribution[.turn] = Double(bias(empties: empties)) * unit
    return attribution
  }
}

extension Feature {
  fileprivate var part: Attribution.Part {
    let area = Pattern.all[pattern].area
    // Twice the distance of the middle of the squares from the middle of the board.
    let right = squares.reduce(0) { $0 + 2 * ($1 & 7) - 7 }
    let down = squares.reduce(0) { $0 + 2 * ($1 >> 3) - 7 }
    return switch area {
    case .corner where down < 0: right < 0 ? .topLeftCorner : .topRightCorner
    case .corner: right < 0 ? .bottomLeftCorner : .bottomRightCorner
    case .edge where abs(down) > abs(right): down < 0 ? .topEdge : .bottomEdge
    case .edge: right < 0 ? .leftEdge : .rightEdge
    case .diagonal: .diagonals
    case .centre: .centre
    }
  }
}
