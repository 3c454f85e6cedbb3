import TerminalTesting

/// Makes system calls of a program fail, on the files of its player's folder.
struct FaultyCalls {
  /// Each fault: a call, how many of those calls fail, and how; see `CFaultyCalls.h`.
  let rules: [String]

  /// The library to load before the system's.
  private static let library = Program.folder.appendingPathComponent("libfaulty-calls.so").path

  /// The environment variables for the library.
  func environment(of game: Game) -> [String: String] {
    [
      "LD_PRELOAD": Self.library,
      "FAULTY_CALLS": ([game.folder.path] + rules).joined(separator: "|"),
    ]
  }
}

extension Game {
  /// Starts the program on a pty, with calls that fail.
  func onPty(faults rules: String..., arguments: [String] = []) throws -> Pty {
    let environment = FaultyCalls(rules: rules).environment(of: self)
    return try Pty(launch(arguments, environment: environment))
  }
}
