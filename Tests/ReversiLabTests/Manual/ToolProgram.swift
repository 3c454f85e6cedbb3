import ReversiTesting
import TerminalTesting
import Testing

/// A program of the system that tests run what is generated through.
struct ToolProgram {
  private let path: String

  /// Finds a program, without which there is no test.
  init(_ name: String) throws {
    path = try #require(Launch.find(name), "\(name) is missing: apt-get install \(name)")
  }

  /// Runs it to its end, with a folder as its home.
  func run(_ arguments: [String], in folder: ScratchFolder) throws -> PlainProcess.Outcome {
    try PlainProcess.run(Launch(path: path, arguments: arguments, folder: folder))
  }
}
