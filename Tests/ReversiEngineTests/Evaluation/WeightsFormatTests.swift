import Testing

@testable import ReversiEngine

@Suite("The file of evaluation weights")
struct WeightsFormatTests {
  private static let valid: [UInt8] = WeightsFormat.encode(
    biases: (0...60).map { $0 % 2 == 0 ? $0 : -$0 },
    mobility: (0..<Stage.count * Mobility.weightCount).map { Int16($0) - 400 },
    weights: (0..<Stage.count * Pattern.totalWeightCount).map { Int8(truncatingIfNeeded: $0) })

  @Test("the embedded weights are whole and at most 5.5 MB")
  func embedded() throws {
    let bytes = EvaluationWeights.embedded.bytes
    #expect(bytes.count <= 5_500_000)
    #expect(try EvaluationWeights(bytes: bytes).bytes == bytes)
  }

  @Test("written weights and constants are read back")
  func roundTrip() throws {
    let weights = try EvaluationWeights(bytes: Self.valid)
    #expect((0...60).map { weights.bias(empties: $0) } == (0...60).map { $0 % 2 == 0 ? $0 : -$0 })
    #expect(weights.mobility(stage: 2) == (128..<192).map { $0 - 400 })
    withExtendedLifetime(weights) {
      let first = Pattern.all[0]
      let patterns = weights.patterns(stage: 3)
      let unpacked = (0..<first.configurations).map { patterns[$0] }
      let packed = (0..<first.configurations).map {
        Int8(truncatingIfNeeded: 3 * Pattern.totalWeightCount + first.weightNumber(of: $0))
      }
      #expect(unpacked == packed)
    }
  }

  @Test(
    "a header with a wrong field is refused with its defect",
    arguments: [
      (0, WeightsFormatError.notWeights), (3, .notWeights), (4, .unsupportedVersion(254)),
      (6, .otherLayout), (9, .otherLayout), (12, .otherLayout), (16, .corrupted),
      (19, .corrupted), (20, .corrupted), (1_000_000, .corrupted),
    ])
  func brokenHeader(offset: Int, expected: WeightsFormatError) {
    var bytes = Self.valid
    bytes[offset] ^= 0xff
    #expect(throws: expected) { try EvaluationWeights(bytes: bytes) }
  }

  @Test("a file that is too short or too long is refused")
  func wrongLength() {
    #expect(throws: WeightsFormatError.notWeights) { try EvaluationWeights(bytes: []) }
    let short = Array(Self.valid.dropLast())
    #expect(throws: WeightsFormatError.wrongLength(short.count)) {
      try EvaluationWeights(bytes: short)
    }
    #expect(throws: WeightsFormatError.wrongLength(Self.valid.count + 1)) {
      try EvaluationWeights(bytes: Self.valid + [0])
    }
  }
}
