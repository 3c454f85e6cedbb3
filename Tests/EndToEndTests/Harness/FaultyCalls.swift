import Foundation
import TerminalTesting

/// Makes a program's system calls fail on files in the player's folder.
struct FaultyCalls {
  /// Each fault: a call, the number of these calls that fail, and how they fail; see
  /// `faulty_calls.c`.
  let rules: [String]

  /// The library to load before the system's libraries, compiled when a test first needs it.
  private static let library = Result {
    let library = Program.folder.appendingPathComponent("faulty-calls.so").path
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("faulty_calls.c").path
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-O", "-o", library, source]
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CannotCompile() }
    return library
  }

  private struct CannotCompile: Error {}

  /// The environment variables for the library.
  func environment(of game: Game) throws -> [String: String] {
    [
      "LD_PRELOAD": try Self.library.get(),
      "FAULTY_CALLS": ([game.folder.path] + rules).joined(separator: "|"),
    ]
  }
}

extension Game {
  /// Starts the program on a pty with failing calls.
  func onPty(faults rules: String..., arguments: [String] = []) throws -> Pty {
    let environment = try FaultyCalls(rules: rules).environment(of: self)
    return try Pty(launch(arguments, environment: environment))
  }
}
