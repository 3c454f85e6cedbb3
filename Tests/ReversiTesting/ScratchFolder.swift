import Foundation

/// A new empty folder. It is removed with everything in it when this object is deinitialized.
package final class ScratchFolder: Sendable {
  package let path: String

  /// Makes a folder. Its path is short: the path of a socket has to fit into about 100 bytes.
  package init() throws {
    var template = Array("/tmp/reversi-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package subscript(name: String) -> String { path + "/" + name }

  package func content(of name: String) -> Data? {
    FileManager.default.contents(atPath: self[name])
  }

  /// Nil if the file is missing or not UTF-8.
  package func text(of name: String) -> String? {
    content(of: name).flatMap { String(data: $0, encoding: .utf8) }
  }

  package func read(_ name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }

  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self[name])
  }

  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self[name]) }

  package func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: path))
  }
}
