import PeopleModel

extension PeopleModel {
  /// A model by its name: `embedded` or the path of a file.
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
  /// What is wrong with a file of a model, in words.
  fileprivate var words: String {
    switch self {
    case .notAModel: "it is not a model of people"
    case .unsupportedVersion(let version): "its format is version \(version), which is unknown"
    case .wrongLength(let length): "it has the wrong length, \(length) bytes"
    case .corrupted: "its checksum is wrong"
    }
  }
}
