import Libc
import ReversiTesting
import TerminalTesting

/// The measured programs and their surroundings.
struct Subject {
  /// The folder of the saved game; gone with this value.
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// The folder of this program and the measured ones.
  static let products: String = {
    guard let path = realpath(CommandLine.arguments[0], nil) else { return "." }
    defer { free(path) }
    return String(String(cString: path).reversed().drop { $0 != "/" }.reversed())
  }()

  /// Starts the game on a terminal with 256 colours.
  func start(
    _ arguments: [String] = [], saved: String? = nil, size: TerminalSize = .usual
  ) throws -> Pty {
    if let saved { try folder.write(saved, to: "game") }
    // Every terminal replies to the question for the width of a disk.
    return try Pty(
      launch("reversi", ["--save", folder["game"]] + arguments), size: size,
      typed: "\u{1B}[1;2R")
  }

  func startEmpty() throws -> Pty { try Pty(launch("empty-screen", [])) }

  private func launch(_ name: String, _ arguments: [String]) -> Launch {
    Launch(path: Self.products + name, arguments: arguments, folder: folder)
  }
}
