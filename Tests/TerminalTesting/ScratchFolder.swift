import Foundation

/// A new empty folder, which is gone with everything in it when nobody holds it any more.
public final class ScratchFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes a folder. Its path is short: the path of a socket has to fit into about 100 bytes.
  public init() throws {
    var template = Array("/tmp/reversi-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    path = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of an entry of the folder.
  public subscript(name: String) -> String { path + "/" + name }

  /// The names of the entries, sorted.
  public var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  /// The text of a file, or nil if it is not there or not UTF-8.
  public func text(of name: String) -> String? {
    try? String(contentsOfFile: self[name], encoding: .utf8)
  }

  /// Writes a file, with the folders that it needs.
  public func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
