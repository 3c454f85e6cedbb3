import Foundation
import ReversiTesting
import TerminalTesting

/// A player's environment: a folder with the saved game, and the program that starts in it.
struct Game {
  let folder: ScratchFolder
  let save: String

  init() throws { try self.init(saved: nil) }

  init(saved text: String?, as name: String = "reversi/game") throws {
    folder = try ScratchFolder()
    save = name
    if let text { try folder.write(text, to: name) }
  }

  var saved: SavedText? { folder.text(of: save).flatMap(SavedText.init) }

  func launch(_ arguments: [String], environment: [String: String] = [:]) -> Launch {
    Launch(
      path: Program.path, arguments: arguments,
      environment: ["XDG_STATE_HOME": folder.path].merging(environment) { $1 }, folder: folder)
  }

  func onTerminal(
    _ arguments: String..., size: TerminalSize = .usual, environment: [String: String] = [:]
  ) throws -> TmuxTerminal {
    try TmuxTerminal(launch(arguments, environment: environment), size: size)
  }

  func onPty(
    _ arguments: String..., size: TerminalSize = .usual, environment: [String: String] = [:],
    typed: String = ""
  ) throws -> Pty {
    try Pty(launch(arguments, environment: environment), size: size, typed: typed)
  }

  func inLines(_ arguments: [String] = []) throws -> Pty {
    let pty = try Pty(launch(["--text"] + arguments))
    try pty.wait(forOutput: "> ")
    return pty
  }

  func inPipe(
    _ input: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> PlainProcess.Outcome {
    try inPipe(Array(input.utf8), arguments, environment: environment)
  }

  func inPipe(
    _ input: [UInt8], _ arguments: [String], environment: [String: String] = [:]
  ) throws -> PlainProcess.Outcome {
    let place = try ScratchFolder()
    let file = URL(fileURLWithPath: place.path).appendingPathComponent("input")
    try Data(input).write(to: file)
    var shell = launch(
      ["-c", "cat \"$0\" | \"$@\"", file.path, Program.path] + arguments,
      environment: environment)
    shell.path = "/bin/sh"
    return try PlainProcess.run(shell)
  }

  func withoutTerminal(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> PlainProcess.Outcome {
    try PlainProcess.run(launch(arguments, environment: environment))
  }
}

extension Pty {
  /// Waits for the last row of the alert: a key that comes before that does nothing.
  func waitForPass() throws {
    try wait(for: "the alert of a pass") {
      let text = PrintedText(output: String(decoding: output, as: UTF8.self)).text
      let rows = text.split(separator: "Cannot place a disk.", omittingEmptySubsequences: false)
      return rows.count > 1 && rows.last?.contains("dismiss") == true
    }
  }
}
