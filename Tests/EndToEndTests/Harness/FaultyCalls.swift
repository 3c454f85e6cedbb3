import Foundation
import TerminalTesting

/// Makes a program's system calls fail on files in the player's folder.
struct FaultyCalls {
  /// Nil for the player's folder.
  var folder: String?
  /// A rule is a call, the number of these calls that fail, and how they fail; see
  /// `faulty_calls.c`.
  let rules: [String]

  func environment(of game: Game) -> [String: String] {
    [
      "LD_PRELOAD": Program.folder.appendingPathComponent("libFaultyCalls.so").path,
      "FAULTY_CALLS": ([folder ?? game.folder.path] + rules).joined(separator: "|"),
    ]
  }
}

extension Game {
  func onPty(faults rules: String..., arguments: [String] = []) throws -> Pty {
    let environment = FaultyCalls(rules: rules).environment(of: self)
    return try Pty(launch(arguments, environment: environment))
  }
}
