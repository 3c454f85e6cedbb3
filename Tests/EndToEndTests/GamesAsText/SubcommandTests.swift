import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

@Suite("Subcommands")
struct SubcommandTests {
  private let game: Game

  init() throws { game = try Game() }

  /// `reversi` is the program in the command.
  private func shell(_ line: String) throws -> PlainProcess.Outcome {
    var shell = game.launch(["-c", "PATH=$0:$PATH; \(line)", Program.folder.path])
    shell.path = "/bin/bash"
    return try PlainProcess.run(shell)
  }

  private static func transcripts(_ count: Int, seed: UInt64) throws -> String {
    try (0..<UInt64(count)).map { number in
      let moves = try RandomGame(seed: seed + number).moves
      return moves.compactMap { $0?.square.description }.joined() + "\n"
    }.joined()
  }

  @Test("show prints the saved game in every format while it is played, and changes nothing")
  func show() throws {
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    try terminal.place(.d3)
    try terminal.place(.c3)
    try terminal.wait(forText: "move 3")
    let names = try game.folder.names()
    let cells = "------------------ox-------ox------xo--------------------------- x"
    let forms = [
      ("", "d3c3\n"), ("--position", cells + "\n"),
      ("--ggf", "(;GM[Othello]PB[]PW[]RE[?]TY[8]"), ("--board", "  a b c d e f g h\n1 - - -"),
    ]
    for (option, start) in forms {
      let outcome = try shell("reversi show \(option)")
      #expect(outcome.end == .exited(0) && outcome.errors == "")
      #expect(outcome.output.hasPrefix(start), "\(outcome.output)")
    }
    #expect(try game.folder.names() == names)
  }

  @Test("games are imported once by several programs at the same time")
  func importing() throws {
    try game.folder.write(try Self.transcripts(400, seed: 74), to: "games.txt")
    let parallel = try shell(
      "parallel --pipe --block 5k 'reversi games --import - --save game' <games.txt >added")
    #expect(parallel.end == .exited(0) && parallel.errors == "")
    let again = try shell("reversi games --import games.txt --save game")
    #expect(again.end == .exited(0))
    #expect(again.output == "games.ggf: 0 games added, 400 already there\n")
    let listed = try shell("reversi games --save game --format json")
    let lines = listed.output.split(separator: "\n")
    #expect(lines.count == 400 && Set(lines).count == 400)
  }

  @Test("an import shows its progress on a terminal, and clears it")
  func importProgress() throws {
    var launch = game.launch(["-c", "exec \"$0\" games --import - --save game", Program.path])
    launch.path = "/bin/sh"
    let pty = try Pty(launch)
    pty.type("f5d6c3\nf5f6\n")
    try pty.wait(forText: "1 game read, 0 added")
    pty.type("\u{4}")
    try pty.wait(forText: "games.ggf: 2 games added, 0 already there")
    #expect(try pty.end() == .exited(0))
  }

  @Test("threads, and the README's command for GNU parallel, do not change 300 analyses")
  func parallel() throws {
    try game.folder.write(try Self.transcripts(300, seed: 71), to: "games.txt")
    let alone = try shell("reversi analyze --level 1 --threads 3 --format json games.txt >alone")
    #expect(alone.end == .exited(0) && alone.errors == "")
    let command = try #require(try Checkout.readmeCommand(marked: "archive"))
    let parallel = try shell("\(command.replacing("--pipe", with: "--pipe --block 6k")) >parallel")
    #expect(parallel.end == .exited(0), "\(parallel.errors)")
    let lines = try game.folder.read("alone")
    #expect(lines.count { $0 == "\n" } == 300)
    #expect(try game.folder.read("parallel") == lines)
  }

  @Test("Ctrl-C ends an analysis that shows its progress, and finished lines stay whole")
  func interrupt() throws {
    try game.folder.write(try Self.transcripts(400, seed: 72), to: "games")
    var launch = game.launch([
      "-c", "exec \"$0\" analyze --level 9 --format json games >done", Program.path,
    ])
    launch.path = "/bin/sh"
    let pty = try Pty(launch)
    try pty.wait(forText: "3 games")
    pty.type("\u{3}")
    #expect(try pty.end() == .killed(SIGINT))
    let done = try game.folder.read("done")
    let lines = done.split(separator: "\n")
    #expect(done.hasSuffix("\n") && lines.count >= 3 && lines.count < 400)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test("an analysis ends quietly when nothing reads its output")
  func brokenPipe() throws {
    try game.folder.write(try Self.transcripts(50, seed: 73), to: "games")
    let outcome = try shell("reversi analyze --level 1 games | head -1")
    #expect(outcome.errors == "")
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test("without a standard output, a solution says so")
  func closedOutput() throws {
    let position = KnownGame.sevenPasses.transcript.dropLast(4)
    let outcome = try shell("reversi solve \(position) >&-")
    #expect(outcome.end == .exited(1))
    #expect(outcome.errors.hasPrefix("reversi: cannot write to standard output: "))
  }
}
