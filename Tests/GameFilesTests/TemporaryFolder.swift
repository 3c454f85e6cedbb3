import Foundation
import GameFiles
import Posix

/// A folder of its own for one test, removed with the object.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "reversi-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { path + "/" + name }

  func location(_ name: String) -> SaveLocation { SaveLocation(named: SystemString(file(name))) }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: file(name), atomically: false, encoding: .utf8)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: file(name), withIntermediateDirectories: false)
  }

  func makeLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: file(name), withDestinationPath: target)
  }

  func linkTarget(_ name: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: file(name))
  }

  /// The names of all files, hidden ones, too.
  func allNames() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: path))
  }

  /// The names of all files but the locks.
  func names() throws -> Set<String> { try allNames().filter { !$0.hasSuffix(".lock") } }
}
