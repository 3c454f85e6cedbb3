import ReversiEngine

extension OpeningBook {
  /// A book by its name: `embedded` or the path of a file.
  init(named name: String) throws(WorkError) {
    self = name == "embedded" ? .embedded : try OpeningBook(path: name)
  }

  /// Reads a book from a file.
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
  /// What is wrong with a book's file, in words.
  fileprivate var words: String {
    switch self {
    case .notABook: "it is not an opening book"
    case .unsupportedVersion(let version): "its format is version \(version), which is unknown"
    case .corrupted: "its checksum is wrong"
    case .otherPositions: "its positions are not those that it promises"
    }
  }
}
