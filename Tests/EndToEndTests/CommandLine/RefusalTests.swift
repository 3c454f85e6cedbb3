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
    "an unknown terminal is refused",
    arguments: [("no-such-terminal", "unknown terminal"), ("", "unknown terminal")])
  func uselessTerminal(_ name: String, _ reason: String) throws {
    let pty = try game.onPty(environment: ["TERM": name])
    #expect(try pty.end() == .exited(2))
    // The program may have asked the terminal for its type before.
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
    arguments: [
      "--\\033[2J", "--black=\\033]0;title\\007", "-\\r\\nreversi: all is well",
      "--seed=\\0377\\0233", "--white-level=\\0303", "--animation=\\0342\\0200\\0256",
      "-\\0233",
    ])
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

  @Test("control characters in the path of a saved game reach the terminal escaped")
  func escapedPath() throws {
    try game.folder.write("", to: "\u{1B}[7m/kept")
    let outcome = try game.withoutTerminal("--save", "\u{1B}[7m")
    #expect(outcome.end == .exited(2))
    expectOneLine(outcome.errors, "cannot keep the game in \\x1b[7m: it is a directory")
  }

  @Test("an argument as long as the system allows is reported in a readable line")
  func longArgument() throws {
    let word = String(repeating: "x", count: 100_000)
    for argument in [word, "--" + word, "--black=" + word, "--seed=" + word] {
      let outcome = try PlainProcess.run(game.launch([argument]))
      #expect(outcome.end == .exited(2))
      expectOneLine(outcome.errors, "xxx...xxx")
      #expect(outcome.errors.count < 250)
    }
  }

  @Test("a game that does not exist is reported in one line, and may be a mistyped subcommand")
  func noFile() throws {
    let outcome = try PlainProcess.run(game.launch(["analyse"]))
    #expect(outcome.end == .exited(1))
    #expect(
      outcome.errors == """
        reversi: cannot read analyse: No such file or directory; did you mean 'reversi analyze'?

        """)
    let other = try PlainProcess.run(game.launch(["no\nfile.txt"]))
    #expect(other.errors == "reversi: cannot read no\\x0afile.txt: No such file or directory\n")
    #expect(try game.folder.names() == [])
  }

  @Test("help explains the program and its subcommands")
  func help() throws {
    for (words, option) in [(["help"], ["--help"]), (["help", "solve"], ["solve", "--help"])] {
      let outcome = try PlainProcess.run(game.launch(words))
      #expect(outcome.end == .exited(0) && outcome.errors == "")
      let other = try PlainProcess.run(game.launch(option))
      #expect(outcome.output == other.output)
    }
  }

  @Test("an empty name for the saved game is an error", arguments: [["--save", ""], ["--save="]])
  func emptyName(_ arguments: [String]) throws {
    let outcome = try PlainProcess.run(game.launch(arguments))
    #expect(outcome.end == .exited(2))
    expectOneLine(outcome.errors, "--save needs the name of a file (see 'reversi --help')")
    #expect(try game.folder.names() == [])
  }

  @Test(
    "an error in the arguments is reported in one line that points to the help",
    arguments: [
      (["--animaton=off"], "--animation"), (["--black", "nobody"], "nobody"),
      (["--seed"], "--seed"),
      (["--think-time", "-1"], "-1"), (["--no-mouse=1"], "--no-mouse"), (["-z"], "z"),
      (["--bell", "show"], "show"), (["a", "game"], "game"),
    ])
  func mistakes(_ arguments: [String], _ part: String) throws {
    let outcome = try PlainProcess.run(game.launch(arguments))
    #expect(outcome.end == .exited(2))
    #expect(outcome.output == "")
    expectOneLine(outcome.errors, part)
    #expect(outcome.errors.contains("--help"))
  }
}
