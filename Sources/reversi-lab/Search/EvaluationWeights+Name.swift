import Foundation
import ReversiEngine

extension EvaluationWeights {
  /// Weights by their name: `embedded` or the path of a file.
  init(named name: String) throws(WorkError) {
    self = name == "embedded" ? .embedded : try EvaluationWeights(path: name)
  }

  /// Reads weights from a file.
  init(path: String) throws(WorkError) {
    let bytes = try Files.read(path)
    do {
      self = try EvaluationWeights(bytes: bytes)
    } catch {
      throw .badFile(path: path, why: error.words)
    }
  }

  /// A text that is different for each set of weights.
  var fingerprint: String {
    String(bytes.reduce(0 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
  }
}

extension WeightsFormatError {
  /// What is wrong with a file of weights, in words.
  fileprivate var words: String {
    switch self {
    case .notWeights: "it is not a file of evaluation weights"
    case .unsupportedVersion(let version): "its format is version \(version), which is unknown"
    case .otherLayout: "its weights are for other patterns or stages"
    case .wrongLength(let length): "it has the wrong length, \(length) bytes"
    case .corrupted: "its checksum is wrong"
    }
  }
}
