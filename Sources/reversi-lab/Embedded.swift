import Foundation
import PeopleModel
import ReversiEngine

// What is embedded in the program, and files of the same kinds: an option names either, by the word
// `embedded` or by a path. The word `none` names weights that are all 0.

extension EvaluationWeights {
  init(named name: String) throws(WorkError) {
    switch name {
    case "embedded": self = .embedded
    case "none": self = Self.zero
    default: self = try EvaluationWeights(path: name)
    }
  }

  private static let zero: EvaluationWeights = {
    guard let weights = try? EvaluationWeights(bytes: FittedStage.encode([])) else {
      preconditionFailure("weights of 0 are unusable")
    }
    return weights
  }()

  init(path: String) throws(WorkError) {
    let bytes = try Files.read(path)
    do {
      self = try EvaluationWeights(bytes: bytes)
    } catch {
      throw .badFile(path: path, why: error.words)
    }
  }

  var fingerprint: String {
    String(bytes.reduce(0 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
  }
}

extension WeightsFormatError {
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

extension OpeningBook {
  init(named name: String) throws(WorkError) {
    self = name == "embedded" ? .embedded : try OpeningBook(path: name)
  }

  private init(path: String) throws(WorkError) {
    let bytes = try Files.read(path)
    do {
      self = try OpeningBook(bytes: bytes)
    } catch {
      throw .badFile(path: path, why: error.words)
    }
  }
}

extension BookFormatError {
  fileprivate var words: String {
    switch self {
    case .notABook: "it is not an opening book"
    case .unsupportedVersion(let version): "its format is version \(version), which is unknown"
    case .corrupted: "its checksum is wrong"
    case .otherPositions: "its positions are not those that it promises"
    }
  }
}

extension PeopleModel {
  init(named name: String) throws(WorkError) {
    guard name != "embedded" else {
      self = .standard
      return
    }
    let bytes = try Files.read(name)
    do {
      try self.init(bytes: bytes)
    } catch {
      throw .badFile(path: name, why: error.words)
    }
  }
}

extension ModelFormatError {
  fileprivate var words: String {
    switch self {
    case .notAModel: "it is not a model of people"
    case .unsupportedVersion(let version): "its format is version \(version), which is unknown"
    case .wrongLength(let length): "it has the wrong length, \(length) bytes"
    case .corrupted: "its checksum is wrong"
    }
  }
}
