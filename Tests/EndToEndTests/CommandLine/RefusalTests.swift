import Foundation
import TerminalTesting
import Testing

/// Failed starts: one line on standard error, and status 2.
@Suite("Refusals")
struct RefusalTests {
  private let game: Game

  init() throws { game = try Game() }

  private func expectOneLine(_ text: String, _ part: String) {
    #expect(text.hasPrefix("reversi: "))
    #expect(text.filter(\.isNewline).count == 1)
    #expect(text.contains(part))
  }

  @Test(
    "without a terminal on its output the program does not start, and names the mode that works")
  func noTerminal() throws {
    var shell = game.launch(["-c", "\(Program.path) >/dev/null"])
    shell.path = "/bin/sh"
    let pty = try Pty(shell)
    #expect(try pty.end() == .exited(2))
    expectOneLine(pty.text, "must be a terminal, except with --text")
    #expect(game.saved == nil)
  }

  @Test(
    "help and version that cannot be written are reported in one line, with status 1",
    arguments: ["--help", "--version"])
  func unwritten(_ option: String) throws {
    for redirection in [">/dev/full", ">&-"] {
      var shell = game.launch(["-c", "exec \"$0\" \(option) \(redirection)", Program.path])
      shell.path = "/bin/sh"
      let outcome = try PlainProcess.run(shell)
      #expect(outcome.end == .exited(1))
      expectOneLine(outcome.errors, "cannot write to standard output: ")
    }
  }

  @Test(
    "control characters and invalid UTF-8 in arguments reach the terminal escaped",
    arguments: ["--black=\\033]0;title\\007", "-\\r\\nreversi: all is well", "--seed=\\0377\\0233"])
  func escaped(_ argument: String) throws {
    var shell = game.launch([
      "-c", "exec \"$0\" \"$(printf '%b' '\(argument)')\" </dev/null", Program.path,
    ])
    shell.path = "/bin/sh"
    let outcome = try PlainProcess.run(shell)
    #expect(outcome.end == .exited(2))
    expectOneLine(outcome.errors, "--help")
    let controls = outcome.errors.unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(controls.isEmpty)
    #expect(!outcome.errors.contains("\u{FFFD}"))
  }
}
