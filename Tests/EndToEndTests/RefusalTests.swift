import Foundation
import TerminalTesting
import Testing

/// Starts that come to nothing: one line on standard error, and status 2.
@Suite("Refusals")
struct RefusalTests {
  private let game: Game

  init() throws { game = try Game() }

  private func expectOneLine(_ text: String, _ part: String) {
    #expect(text.hasPrefix("reversi: "))
    #expect(text.filter(\.isNewline).count == 1)
    #expect(text.contains(part))
  }

  @Test("without a terminal on its input and output it does not start")
  func noTerminal() throws {
    let outcome = try game.withoutTerminal()
    #expect(outcome.end == .exited(2))
    #expect(outcome.output == "")
    expectOneLine(outcome.errors, "must be a terminal")
    #expect(game.saved == nil)
  }

  @Test("a terminal on its input alone, or on its output alone, is not enough")
  func halfATerminal() throws {
    for redirection in ["</dev/null", ">/dev/null"] {
      var shell = game.launch([])
      shell.arguments = ["-c", "\(Program.path) \(redirection)"]
      shell.path = "/bin/sh"
      let pty = try Pty(shell)
      #expect(try pty.end() == .exited(2))
      expectOneLine(pty.text, "must be a terminal")
    }
  }

  @Test(
    "a terminal that cannot move its cursor, or that nobody knows, is refused",
    arguments: [
      ("dumb", "'dumb' cannot move its cursor"), ("no-such-terminal", "unknown terminal"),
      ("", "unknown terminal"),
    ])
  func uselessTerminal(_ name: String, _ reason: String) throws {
    let pty = try game.onPty(environment: ["TERM": name])
    #expect(try pty.end() == .exited(2))
    // Before, it may have been asked what it is.
    expectOneLine(pty.text.replacing("\u{1B}[c", with: ""), reason)
    #expect(pty.modesAfter == pty.modesBefore)
    #expect(game.saved == nil)
  }

  @Test("help and version go to standard output", arguments: ["--help", "-h", "--version", "-V"])
  func information(_ option: String) throws {
    let outcome = try game.withoutTerminal(option)
    #expect(outcome.end == .exited(0))
    #expect(outcome.errors == "")
    #expect(
      outcome.output.hasPrefix(option.lowercased().contains("h") ? "Usage: reversi" : "reversi "))
  }

  @Test(
    "a mistake in the arguments is told in one line, with a pointer to the help",
    arguments: [
      (["--animaton=off"], "--animation"), (["--dark", "nobody"], "nobody"), (["--seed"], "--seed"),
      (["--think-time", "-1"], "-1"), (["--no-mouse=1"], "--no-mouse"), (["-z"], "z"),
      (["game"], "game"),
    ])
  func mistakes(_ arguments: [String], _ part: String) throws {
    let outcome = try PlainProcess.run(game.launch(arguments))
    #expect(outcome.end == .exited(2))
    #expect(outcome.output == "")
    expectOneLine(outcome.errors, part)
    #expect(outcome.errors.contains("--help"))
  }
}
