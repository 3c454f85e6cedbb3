import ReversiEngine

/// A file's content after a mark and a checksum, which detect damage and files of another kind:
///
///     offset  length
///          0       4  a mark that says what the file holds
///          4       4  checksum (FNV-1a, 32 bits) of the content
enum SealedFile {
  /// The file's bytes.
  static func encode(_ content: [UInt8], mark: String) -> [UInt8] {
    var bytes = Array(mark.utf8)
    bytes.append(number: checksum(content[...]))
    return bytes + content
  }

  /// The content between the checksum and the end of a file. Throws what is wrong with the file.
  static func decode(_ bytes: [UInt8], mark: String) throws(Damage) -> [UInt8] {
    var reader = ByteReader(bytes)
    guard let first = reader.bytes(mark.utf8.count), first.elementsEqual(mark.utf8) else {
      throw Damage(bytes.isEmpty ? "it is empty" : "it does not start with \(mark)")
    }
    guard let sum = reader.number(UInt32.self) else { throw Damage("it is cut off") }
    let content = bytes.dropFirst(mark.utf8.count + 4)
    guard sum == checksum(content) else { throw Damage("its checksum is wrong") }
    return Array(content)
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: WeightsFormat.checksum(bytes))
  }
}

/// Why the content of a file cannot be read.
struct Damage: Error, Equatable {
  /// The text after the file's path.
  let why: String

  init(_ why: String) { self.why = why }
}

extension DataFolder {
  /// Decodes a file. An error names the file's path.
  func read<Content>(
    _ name: String, _ decode: ([UInt8]) throws(Damage) -> Content
  ) throws(WorkError) -> Content {
    let bytes = try read(name)
    do {
      return try decode(bytes)
    } catch {
      throw .badFile(path: self[name], why: "\(error.why); remove it and run again")
    }
  }
}
