import CTerminalTesting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new empty folder, which is gone with everything in it when nobody holds it any more.
public final class ScratchFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes a folder. Its path is short: the path of a socket has to fit into about 100 bytes.
  public init() throws {
    var template = Array("/tmp/reversi-test.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure() }
    path = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  deinit { remove_folder(path) }

  /// The path of an entry of the folder.
  public subscript(name: String) -> String { path + "/" + name }

  /// The text of a file, or nil if it is not there or not UTF-8.
  public func text(of name: String) -> String? { Files.text(at: self[name]) }

  /// Writes a file, and makes the folder that it is in if there is none.
  public func write(_ text: String, to name: String) throws {
    if let end = name.lastIndex(of: "/") { mkdir(self[String(name[..<end])], 0o700) }
    let file = open(self[name], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemFailure() }
    file.writeAll(Array(text.utf8))
    close(file)
  }
}
