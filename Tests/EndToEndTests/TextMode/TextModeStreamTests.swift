import Foundation
import ReversiCore
import TerminalTesting
import Testing

/// Unusual input and output of text mode.
@Suite("Input and output of text mode")
struct TextModeStreamTests {
  private let game: Game

  init() throws { game = try Game() }

  @Test("blocked output does not delay a signal", arguments: Obstacle.allCases)
  func choked(_ obstacle: Obstacle) throws {
    let pty = try game.inLines()
    pty.type("d3\n")
    try pty.wait(forOutput: "Move 2")
    pty.choke(obstacle)
    pty.type("board\nboard\n")
    pty.signal(SIGTERM)
    #expect(try pty.endUnread() == .killed(SIGTERM))
    #expect(game.saved?.plies == "d3")
  }

  @Test("on a terminal, lines from a pipe appear after the prompts")
  func pipeToTerminal() throws {
    var shell = game.launch(["-c", "printf 'd3\\nscore' | \"$0\"", Program.path])
    shell.path = "/bin/sh"
    let pty = try Pty(shell)
    #expect(try pty.end() == .exited(0))
    #expect(
      pty.text.replacing("\r\n", with: "\n").hasSuffix(
        """
        Move 1, Black. 4 moves: d3 c4 f5 e6.
        > d3
        Black d3, turned 1: d4. Black 4, White 1.
        Move 2, White. 3 moves: c3 e3 c5.
        > score
        Black 4, White 1.

        """))
  }

  @Test("closed output ends the program quietly, with the game saved")
  func closedOutput() throws {
    var shell = game.launch([
      "-c",
      "(yes board | head -n 20000; echo d3) | (\"$0\"; echo $? >status) | head -n 1",
      Program.path,
    ])
    shell.path = "/bin/sh"
    let outcome = try PlainProcess.run(shell)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("Reversi. "))
    #expect(try game.folder.read("status") == "0\n")
    #expect(game.saved != nil)
  }

  @Test(
    "failures of output and input are reported",
    arguments: [
      (">/dev/full", "cannot write to standard output"), ("</", "cannot read standard input"),
    ])
  func failures(_ redirection: String, _ reason: String) throws {
    var shell = game.launch(["-c", "exec \"$0\" --text \(redirection)", Program.path])
    shell.path = "/bin/sh"
    let outcome = try PlainProcess.run(shell)
    #expect(outcome.end == .exited(1))
    #expect(outcome.errors.hasPrefix("reversi: \(reason): "))
  }

  @Test("a flood of lines is answered, including lines that are too long or not text")
  func flood() throws {
    var input = Array(String(repeating: "score\n", count: 20_000).utf8)
    input += Array(repeating: UInt8(ascii: "x"), count: 100_000) + [0x0A]
    input += [0xFF, 0xFE, 0x0A] + Array("d3".utf8)
    let outcome = try game.inPipe(input, [])
    #expect(outcome.end == .exited(0))
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count { $0 == "2 all." } == 20_000)
    #expect(
      lines.suffix(4).map(String.init) == [
        "This line is too long.", "This line is not UTF-8.",
        "Black d3, turned 1: d4. Black 4, White 1.", "Move 2, White. 3 moves: c3 e3 c5.",
      ])
  }

  /// The control characters of a text, except line ends.
  private func controls(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
  }

  @Test("any bytes produce only text and line ends", arguments: 0..<4)
  func noControls(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let frequent: [UInt8] = [0x0A, 0x1B, 0x20, UInt8(ascii: "["), UInt8(ascii: "x"), 0x9B, 0xC2]
    let input = (0..<20_000).map { _ in
      Bool.random(using: &generator)
        ? UInt8.random(in: 0 ... .max, using: &generator)
        : frequent[Int.random(in: frequent.indices, using: &generator)]
    }
    // Without `q`, `w` and `o`, no line can quit, or write or open a file.
    let safe = input.filter { !Array("qwo".utf8).contains($0 | 0x20) }
    let outcome = try game.inPipe(safe, [])
    #expect(outcome.end == .exited(0))
    #expect(controls(in: outcome.output) == [])
    #expect(outcome.errors == "")
  }

  @Test("control characters in file names are shown as codes")
  func names() throws {
    let name = "\u{1B}]0;x\u{7}"
    try game.folder.write("\u{1B}[2J", to: name)
    let file = "\u{7}\u{9B}31m\u{202E}"
    let outcome = try game.inPipe(
      Array("open \(file)\nd3\nwrite \(file)\nwrite \(file)\nn\n".utf8), ["--save", name])
    #expect(outcome.end == .exited(0))
    #expect(controls(in: outcome.output) == [])
    #expect(outcome.output.contains("There is a file U+7U+9B31m."))
    #expect(outcome.output.contains("saved game was unreadable"))
    #expect(game.folder.text(of: file) == "d3\n")
  }

  @Test("games are written to files and read from files, and failures are reported")
  func files() throws {
    let outcome = try game.inPipe(
      "d3\nc3\nwrite ~/kept\nreset\ny\nopen ~/kept\nopen none\nopen /dev/null\nopen .\n")
    let home = game.folder.path
    #expect(
      outcome.output.hasSuffix(
        """
        written to \(home)/kept
        Do you really want to reset the game? y or n.
        New game. Black, X, and White, O, are manual.
        Move 1, Black. 4 moves: d3 c4 f5 e6.
        Opened. Black, X, and White, O, are manual.
        3 all.
        Move 3, Black. 4 moves: b3 c4 f5 e6.
        cannot read none: No such file or directory
        cannot read /dev/null: Invalid argument
        cannot read .: Is a directory

        """))
    #expect(game.saved?.plies == "d3c3")
  }

  @Test("a saved game in use leads to a question: no leaves, yes plays without saving")
  func inUse() throws {
    let pty = try game.inLines()
    for (answer, text) in [("n\n", "y or n.\n"), ("", "y or n.\n"), ("y\nd3\n", "Move 2, White.")] {
      let second = try game.inPipe(answer)
      #expect(second.end == .exited(0))
      #expect(second.output.contains("in use by process \(pty.process)"))
      #expect(second.output.contains(text))
    }
    #expect(game.saved?.plies == "")
  }

}
