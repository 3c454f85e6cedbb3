import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Text mode on a terminal and in a pipe.
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
        White is computer level 3.
        Move 1, you. 4 moves: d3 c4 f5 e6.
        White is computer level 3.
        You d3, turned 1: d4. Black 4, White 1.
        White e3, turned 1: e4. 3 all.
        Move 3, you. 5 moves: f2 f3 f4 f5 f6.
        Row 4: d X, e O, rest empty.
        Back to move 1: d3 and e3 taken back. 2 all. You.

        """)
    #expect(outcome.errors == "")
    #expect(outcome.end == .exited(0))
    #expect(game.saved?.plies == "d3e3")
    #expect(game.saved?.standing == 0)
  }

  @Test("at the end of input the program saves the game after the computer's move and exits")
  func endOfInput() throws {
    let first = try game.inPipe("d3", "--white", "computer", "--seed", "6")
    #expect(first.end == .exited(0))
    #expect(first.output.hasSuffix("3 all.\nMove 3, you. 5 moves: f2 f3 f4 f5 f6.\n"))
    let second = try game.inPipe("")
    #expect(
      second.output == """
        Reversi. You are Black, X. White, O, is computer level 3. ? for help.
        Last: White e3, turned 1: e4.
        3 all.
        Move 3, you. 5 moves: f2 f3 f4 f5 f6.

        """)
    #expect(game.saved?.plies == "d3e3")
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

  @Test("text mode plays a whole game and starts another one")
  func wholeGame() throws {
    let pty = try game.inLines(["--white", "computer", "--white-level", "3", "--seed", "2"])
    var seen = pty.output.count
    func say(_ line: String) throws -> String {
      seen = pty.output.count
      pty.type(line + "\n")
      try pty.wait(for: "an answer to \(line)") {
        pty.output.count > seen + line.count + 2 && pty.output.suffix(2) == Array("> ".utf8)
      }
      return String(decoding: pty.output[seen...], as: UTF8.self)
    }
    for _ in 0..<100 {
      let answer = try say("moves")
      if answer.contains("Enter to go on.") {
        _ = try say("")
      } else if let move = answer.firstMatch(of: /moves?: ([a-h][1-8])/) {
        _ = try say(String(move.1))
      } else {
        break
      }
    }
    #expect(pty.text.contains("Again? y or n."))
    #expect(game.saved?.state == "-01")
    #expect(try say("y").contains("New game. You are Black, X."))
    #expect(try game.folder.read(game.save).hasPrefix("x01\n"))
    pty.type("\u{4}")
    #expect(try pty.end() == .exited(0))
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

  @Test("with --bell, the bell rings after the computer's move")
  func bell() throws {
    for (arguments, count) in [([], 0), (["--bell"], 2)] {
      let outcome = try game.inPipe(
        Array("d3\nscore\nmoves\nf5\n".utf8),
        ["--white", "computer", "--white-level", "3", "--seed", "6", "--save", "\(count)"]
          + arguments)
      #expect(outcome.output.count { $0 == "\u{7}" } == count)
      let turn = "Move 3, you. 5 moves: f2 f3 f4 f5 f6."
      #expect(outcome.output.contains("\(turn)\u{7}\n") == (count > 0))
    }
  }

  @Test("the program answers as the README's sample shows")
  func readme() throws {
    let blocks = try Checkout.codeBlocks(of: "README.md")
    try play(try #require(blocks.first { $0.hasPrefix("$ reversi --text") }))
  }

  @Test("a player can ask for rows, squares, moves and hints, and undo a move")
  func questions() throws {
    try play(
      """
      $ reversi --text --white computer --white-level 3 --seed 6
      Reversi. You are Black, X. White, O, is computer level 3. ? for help.
      Move 1, you. 4 moves: d3 c4 f5 e6.
      > d3
      You d3, turned 1: d4. Black 4, White 1.
      White e3, turned 1: e4. 3 all.
      Move 3, you. 5 moves: f2 f3 f4 f5 f6.
      > row 4
      Row 4: d X, e O, rest empty.
      > what e3
      e3 White, last move.
      > try f5
      f5 would turn 2: e4, e5.
      > a1
      a1 turns nothing over. Moves: f2, f3, f4, f5, f6.
      > hint
      Best f4, Black plus 6, at depth 12. Then f3 plus 1, f5 minus 3.
      > undo
      Back to move 1: d3 and e3 taken back. 2 all. You.
      > quit
      """)
  }

  /// Starts the program with the first line of a sample, types the lines after the prompts, and
  /// compares everything that the terminal shows.
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
