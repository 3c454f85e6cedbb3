import Foundation
import ReversiEngine

extension Evaluation {
  /// An evaluation by its name: `hand`, `embedded` or the path of a file of weights.
  init(argument: String) throws {
    switch argument {
    case "hand": self = .handMade
    case "embedded": self = .embedded
    default:
      guard let bytes = FileManager.default.contents(atPath: argument) else {
        throw TrainerError.badValue(option: "an evaluation", value: argument)
      }
      self = .patterns(try EvaluationWeights(bytes: Array(bytes)))
    }
  }

  /// A text that differs between different evaluations.
  var fingerprint: String {
    switch self {
    case .handMade: "hand"
    case .patterns(let weights):
      String(weights.bytes.reduce(0 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }
  }
}
