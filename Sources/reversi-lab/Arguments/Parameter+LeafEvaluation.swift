import Foundation
import ReversiEngine

extension Parameter where Value == LeafEvaluation {
  /// An evaluation by its name: `hand`, `embedded` or the path of a file of weights.
  static func evaluation(_ name: String, _ summary: String) -> Parameter {
    Parameter(
      entry: Syntax.Entry(
        name: name, placeholder: "E", summary: summary, standard: "embedded"),
      standard: .embedded
    ) { word in
      switch word {
      case "hand": .handMade
      case "embedded": .embedded
      default: .patterns(try EvaluationWeights(path: word))
      }
    }
  }
}

extension EvaluationWeights {
  /// Weights from a file.
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
  /// What is wrong with a file of weights.
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
  /// A text that differs between different evaluations.
  var fingerprint: String {
    switch self {
    // There is only one.
    case .function: "hand"
    case .patterns(let weights):
      String(weights.bytes.reduce(0 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
  }
}
