import Foundation
import ReversiTesting
import TerminalTesting
import Testing

/// A program of the system that tests run what is generated through.
struct ToolProgram {
  private let path: String

  /// Finds a program, without which there is no test.
  ///
  /// - Parameter package: The package of Debian that brings it.
  init(_ name: String, package: String? = nil) throws {
    let folders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    path = try #require(
      folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile),
      "\(name) is missing: apt-get install \(package ?? name)")
  }

  /// Runs it to its end, with a folder as its home.
  func run(_ arguments: [String], in folder: ScratchFolder) throws -> PlainProcess.Outcome {
    let environment = [
      "HOME": folder.path, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm",
    ]
    return try PlainProcess.run(
      Launch(path: path, arguments: arguments, environment: environment, folder: folder))
  }
}
