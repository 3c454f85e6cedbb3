import Foundation
import ReversiEngine

extension LeafEvaluation {
  /// An evaluation by its name: `hand`, `embedded` or the path of a file of weights.
  init(named name: String) throws(WorkError) {
    switch name {
    case "hand": self = .handMade
    case "embedded": self = .embedded
    default: self = .patterns(try EvaluationWeights(path: name))
    }
  }
}

extension EvaluationWeights {
  /// Reads weights from a file.
  init(path: String) throws(WorkError) {
    let bytes = try Files.read(path)
    do {
      self = try EvaluationWeights(bytes: bytes)
    } catch {
      throw .badFile(path: path, why: error.words)
    }
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

extension LeafEvaluation {
  /// A text that is different for each evaluation.
  var fingerprint: String {
    switch self {
    // There is only one function.
    case .function: "hand"
    case .patterns(let weights):
      String(weights.bytes.reduce(0 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
  }
}
