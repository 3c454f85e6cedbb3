import Foundation

/// A new empty folder. It is removed with everything in it when this object is deinitialized.
package final class ScratchFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Makes a folder. Its path is short: the path of a socket has to fit into about 100 bytes.
  package init() throws {
    var template = Array("/tmp/reversi-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of an entry of the folder.
  package subscript(name: String) -> String { path + "/" + name }

  /// The bytes of a file, or nil if there is none.
  package func content(of name: String) -> Data? {
    FileManager.default.contents(atPath: self[name])
  }

  /// The text of a file, or nil if there is none or it is not UTF-8.
  package func text(of name: String) -> String? {
    content(of: name).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The text of a file that must be there.
  package func read(_ name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }

  /// Writes a file, and makes the folders above it.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file of bytes, and makes the folders above it.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Removes an entry, with everything in it.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self[name])
  }

  /// Whether there is an entry of that name.
  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self[name]) }

  /// The names of all entries.
  package func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: path))
  }
}
