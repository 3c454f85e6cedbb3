import ReversiEngine

extension Parameter where Value == OpeningBook {
  /// A book by its name: `embedded` or the path of a file.
  static func book(_ name: String) -> Parameter {
    Parameter(
      entry: Syntax.Entry(
        name: name, placeholder: "BOOK", summary: "embedded, or a file", standard: "embedded"),
      standard: .embedded
    ) { word in
      word == "embedded" ? .embedded : try OpeningBook(path: word)
    }
  }
}

extension OpeningBook {
  /// A book from a file.
  fileprivate init(path: String) throws(WorkError) {
    let bytes = try Files.read(path)
    do {
      self = try OpeningBook(bytes: bytes)
    } catch {
      throw .badFile(path: path, why: error.words)
    }
  }
}

extension BookFormatError {
  /// What is wrong with a file of a book.
  fileprivate var words: String {
    switch self {
    case .notABook: "it is not an opening book"
    case .unsupportedVersion(let version): "its format is version \(version), which is unknown"
    case .corrupted: "its checksum is wrong"
    case .otherPositions: "its positions are not those that it promises"
    }
  }
}
