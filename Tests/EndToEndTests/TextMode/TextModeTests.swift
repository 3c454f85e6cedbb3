import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

@Suite("Text mode")
struct TextModeTests {
  private let game: Game

  init() throws { game = try Game() }

  @Test("in a pipe each line is answered before the next is read, without a prompt")
  func pipe() throws {
    let outcome = try game.inPipe(
      "white computer\nlevel 3\nd3\nrow 4\nundo\nquit\nboard\n", "--seed", "6")
    #expect(
      outcome.output == """
        Reversi. Black, X, and White, O, are manual. ? for help.
        Try: white computer
        Move 1, Black. 4 moves: d3 c4 f5 e6.
        White is computer level 3, as a casual player rated -620.
        Move 1, you. 4 moves: d3 c4 f5 e6.
        White is computer level 3, as a casual player rated -620.
        You d3, turned 1: d4. Black 4, White 1.
        White c5, turned 1: d5. 3 all.
        Move 3, you. 5 moves: b6 c6 d6 e6 f6.
        Row 4: d X, e X, rest empty.
        Back to move 1: d3 and c5 taken back. 2 all. You.

        """)
    #expect(outcome.errors == "")
    #expect(outcome.end == .exited(0))
    #expect(game.saved?.plies == "d3c5")
    #expect(game.saved?.standing == 0)
  }

  @Test("a seed determines a whole game with its review, byte for byte")
  func seed() throws {
    let lines =
      "black c\nlevel 6\nwhite c\nlevel 3\n" + String(repeating: "\n", count: 20) + "n\nreview\n"
    let outputs = try (0..<2).map { number in
      try game.inPipe(lines, "--seed", "7", "--save", "game\(number)").output
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].contains("\nOver: "))
    #expect(outputs[0].contains(" disks a move.\n"))
  }

  @Test("the coach remarks on a bad move before the next turn, always with the same words")
  func coach() throws {
    // The moves up to the bad one are given, so that the level does not decide them.
    let moves = "e6 f4 g3 d6 c7 f6 g6 d7 c8 h6 f5 f7".replacing(" ", with: "\n")
    let lines = moves + "\nwhite computer\nlevel 3\ncoach on\nh7\nundo\n"
    let outputs = try (0..<2).map { number in
      try game.inPipe(lines, "--seed", "5", "--save", "game\(number)").output
    }
    #expect(outputs[0] == outputs[1])
    let told = outputs[0].split(separator: "\n").suffix(3)
    #expect(told.first?.hasPrefix("h7 gave away ") == true, "\(told)")
    #expect(told.dropFirst().first?.hasPrefix("Move 15, you. ") == true, "\(told)")
  }

  @Test("a terminal that cannot move its cursor gets text mode, and only text")
  func dumbTerminal() throws {
    let pty = try game.onPty(environment: ["TERM": "dumb"])
    try pty.wait(forOutput: "> ")
    pty.type("d3\nbo\n")
    try pty.wait(forOutput: "8 - - - - - - - -\r\n> ")
    pty.type("quit\n")
    #expect(try pty.end() == .exited(0))
    // The terminal turns a line end into two bytes.
    #expect(pty.output.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D })
    #expect(pty.modesAfter == pty.modesBefore)
    #expect(game.saved?.plies == "d3")
  }

  @Test("Ctrl-C acts as the signal, and the game is saved")
  func interrupt() throws {
    let pty = try game.inLines()
    pty.type("d3\n")
    try pty.wait(forOutput: "Move 2")
    pty.type("\u{3}")
    #expect(try pty.end() == .killed(SIGINT))
    #expect(game.saved?.plies == "d3")
  }

  @Test("Ctrl-Z suspends the program, and it prompts again when it continues")
  func suspend() throws {
    let pty = try game.inLines()
    pty.type("\u{1A}")
    try pty.wait(forStop: 1)
    #expect(pty.changes.last == .stopped(SIGTSTP))
    let length = pty.output.count
    try pty.resume()
    try pty.wait(forOutput: "> ", after: length)
    pty.type("d3\n")
    try pty.wait(forOutput: "Black d3")
    let shown = String(decoding: pty.output.dropFirst(length), as: UTF8.self)
    #expect(shown.split(separator: "Black d3").first?.count(where: { $0 == ">" }) == 1)
    pty.hangUp()
    try pty.end()
    #expect(game.saved?.plies == "d3")
  }

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

  @Test("the program answers as the README's sample shows")
  func readme() throws {
    let blocks = try Checkout.codeBlocks(of: "README.md")
    try play(try #require(blocks.first { $0.hasPrefix("$ reversi --text") }))
  }

  /// The first line of a sample starts the program; the lines after the prompts are typed.
  private func play(_ sample: String) throws {
    var lines = sample.split(separator: "\n").map(String.init)
    let arguments = lines.removeFirst().split(separator: " ").dropFirst(2).map(String.init)
    let pty = try Pty(game.launch(arguments))
    try pty.wait(forOutput: "> ")
    for line in lines where line.hasPrefix("> ") {
      let length = pty.output.count
      pty.type(line.dropFirst(2) + "\n")
      if line == "> quit" { break }
      try pty.wait(forOutput: "\n> ", after: length)
    }
    try pty.end()
    #expect(pty.text.replacing("\r\n", with: "\n") == lines.map { $0 + "\n" }.joined())
  }
}
