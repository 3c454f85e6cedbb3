import TerminalTesting

/// How calls of the system go wrong in a program, on the files of its player's folder.
struct FaultyCalls {
  /// Each a call, the number of those that go wrong, and what happens; see `CFaultyCalls.h`.
  let rules: [String]

  /// The library that is loaded before the system's.
  private static let library = Program.folder.appendingPathComponent("libfaulty-calls.so").path

  /// What the environment of the program has for it.
  func environment(of game: Game) -> [String: String] {
    [
      "LD_PRELOAD": Self.library,
      "FAULTY_CALLS": ([game.folder.path] + rules).joined(separator: "|"),
    ]
  }
}

extension Game {
  /// Starts the program on a pty, with calls that go wrong.
  func onPty(faults rules: String..., arguments: [String] = []) throws -> Pty {
    let environment = FaultyCalls(rules: rules).environment(of: self)
    return try Pty(launch(arguments, environment: environment))
  }
}
