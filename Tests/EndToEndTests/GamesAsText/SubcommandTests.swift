import Foundation
import GameFormats
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Games as text: what the program does without a screen.
@Suite("Subcommands")
struct SubcommandTests {
  private let game: Game

  init() throws { game = try Game() }

  /// Runs a shell command in which `reversi` is the program.
  private func shell(_ line: String) throws -> PlainProcess.Outcome {
    var shell = game.launch(["-c", "PATH=$0:$PATH; \(line)", Program.folder.path])
    shell.path = "/bin/bash"
    return try PlainProcess.run(shell)
  }

  /// The name in `games.practice` of a line of the archive.
  private func name(_ line: String) throws -> String {
    try #require(try AnalyzedGame(ArchivedGame(line: line))).text
  }

  /// The transcripts of random games, one on each line.
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

  @Test("show prints the game in a file, a saved one too, in every format")
  func showFile() throws {
    try game.folder.write("1. f5 d6 2. c3", to: "moves")
    try game.folder.write(SavedText.new, to: "saved")
    let moves = try shell("reversi show moves; reversi show - <moves")
    #expect(moves.end == .exited(0) && moves.output == "f5d6c3\nf5d6c3\n")
    #expect(try shell("reversi show --board moves").output.hasSuffix("White's turn.\n"))
    #expect(try shell("reversi show saved --position").output.hasSuffix("- x\n"))
    try game.folder.write("(;GM[Othello]PB[Ann]PW[Bob]B[f5];)", to: "named")
    #expect(try shell("reversi show --ggf named").output.hasPrefix("(;GM[Othello]PB[Ann]PW[Bob]"))
    #expect(try shell("reversi show named --board").output.hasSuffix("Black: Ann, White: Bob.\n"))
    let none = try shell("reversi show nothing")
    #expect(none.end == .exited(1) && none.errors.hasPrefix("reversi: cannot read nothing: "))
    #expect(try game.folder.names().sorted() == ["moves", "named", "saved"])
  }

  @Test("without a saved game, or with a bad one, show reports that and creates nothing")
  func nothingToShow() throws {
    let none = try shell("reversi show")
    #expect(none.end == .exited(1))
    #expect(none.errors.hasPrefix("reversi: there is no saved game "))
    #expect(try game.folder.names().isEmpty)
    try game.folder.write("hello\n", to: "game")
    let bad = try shell("reversi show --save game")
    #expect(bad.end == .exited(1))
    #expect(bad.errors.hasPrefix("reversi: game is not a saved game: "))
    #expect(try game.folder.names() == ["game"])
  }

  @Test("games are analyzed one a line, in order; a bad line is reported and skipped")
  func analyze() throws {
    try game.folder.write("f5d6c3\n\nf5f5\nhello\n(;GM[Othello]B[f5]W[d6];)\nd3", to: "games")
    let outcome = try shell("reversi analyze --level 1 --format json games")
    #expect(outcome.end == .exited(1))
    let games = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(games == [#"{"game":"f5d6c3""#, #"{"game":"f5d6""#, #"{"game":"d3""#])
    #expect(
      outcome.errors == """
        reversi: games:3: move 2: f5 holds a disk
        reversi: games:4: move 1: 'he' is neither a square nor a pass

        """)
    #expect(try game.folder.names() == ["games"])
  }

  @Test("openings lists the known moves after moves, or in an opening, with the archive's games")
  func openings() throws {
    try game.folder.write("f5d6c3d3c4\nc4e3f6e6f5\nf5d6c3d3c5\n", to: "games.txt")
    #expect(try shell("reversi games --import games.txt --save game").end == .exited(0))
    let listed = try shell("reversi openings f5 d6 c3 d3 --save game")
    #expect(listed.end == .exited(0) && listed.errors == "")
    let lines = listed.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains { $0.hasPrefix("c4 ") && $0.hasSuffix("Tiger 2 games") })
    #expect(lines.contains { $0.hasPrefix("c5 ") && $0.hasSuffix("Crayfish 1 game") })
    let json = try shell("reversi openings bent-ganglion --save game --format json").output
    #expect(json.split(separator: "\n").allSatisfy { $0.hasPrefix(#"{"move":""#) })
    let illegal = try shell("reversi openings f5a1")
    #expect(illegal.end == .exited(1))
    #expect(illegal.errors == "reversi: f5a1: move 2: a1 turns nothing over\n")
    let wrong = try shell("reversi openings tigre")
    #expect(wrong.end == .exited(2))
    #expect(wrong.errors.hasPrefix("reversi: unexpected argument 'tigre', did you mean 'tiger'?"))
  }

  @Test("games --summary counts the games, and analyzes each of them once")
  func summary() throws {
    let games = [KnownGame.lightWipedOut, KnownGame.darkWipedOut, KnownGame.lightWipedOut]
    let lines = try games.enumerated().map { try $1.archived($0, level: $0 + 1) }
    try game.folder.write(lines.joined(), to: "games.ggf")
    // No analysis finds so much.
    let names = try lines.map(name)
    let kept = "loss \(names[1]) 300 6"
    try game.folder.write(kept + "\n", to: "games.practice")
    func table() throws -> [[String]] {
      let outcome = try shell("reversi games --summary --save game")
      #expect(outcome.end == .exited(0) && outcome.errors == "")
      let rows = outcome.output.split(separator: "\n").prefix(4)
      return rows.map { $0.split(separator: " ").map(String.init) }
    }
    let first = try table()
    #expect(first[0].last == "Loss")
    #expect(first[1].dropLast() == ["1", "1", "1", "0", "0", "0", "+64.0"])
    #expect(first[2] == ["2", "1", "0", "0", "1", "0", "-64.0", "50.00"])
    #expect(first[3].dropFirst() == first[1].dropFirst(), "the same game")
    let found = try game.folder.read("games.practice").split(separator: "\n")
    #expect(found.map { $0.prefix(21) } == names.sorted().map { "loss \($0)"[...] })
    #expect(found.contains { $0 == kept })
    let changed = (0..<3).map { "loss \(names[$0]) \(100 * $0) 4\n" }.sorted()
    try game.folder.write(changed.joined(), to: "games.practice")
    #expect(try table().dropFirst().map(\.last) == ["0.00", "25.00", "50.00"])
    #expect(try game.folder.read("games.practice") == changed.joined())
    let none = try shell("reversi games tiger --summary --save game")
    #expect(none.output == "No game against the computer fits.\n")
    let taken = try shell("reversi games --summary --save games.practice")
    #expect(taken.end == .exited(2) && taken.output == "")
  }

  @Test("games of other programs are imported once, also by several programs at the same time")
  func importing() throws {
    try game.folder.write(try Self.transcripts(400, seed: 74) + "hello\n", to: "games.txt")
    try game.folder.write("% a comment\n1. f5 d6\n2. c3 d3\n", to: "more.txt")
    let parallel = try shell(
      "parallel --pipe --block 5k 'reversi games --import - --save game' <games.txt >added")
    #expect(parallel.errors.hasSuffix("move 1: 'he' is neither a square nor a pass\n"))
    let again = try shell("reversi games --import games.txt --save game")
    #expect(again.end == .exited(1))
    #expect(again.output == "games.ggf: 0 games added, 400 already there\n")
    #expect(again.errors == "reversi: games.txt:401: move 1: 'he' is neither a square nor a pass\n")
    let more = try shell("reversi games --import more.txt --save game")
    #expect(more.end == .exited(0) && more.output == "games.ggf: 1 game added, 0 already there\n")
    let listed = try shell("reversi games --save game --format json")
    #expect(listed.end == .exited(0) && listed.errors == "")
    let lines = listed.output.split(separator: "\n")
    #expect(lines.count == 401 && lines[0].contains(#""game":"f5d6c3d3""#))
    #expect(Set(lines).count == 401)
    #expect(try shell("reversi games --import none --save game").end == .exited(1))
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

  @Test("a WTHOR database is analyzed and imported with its names, and opened if it has one game")
  func wthor() throws {
    let records = try ["f5d6c3d3c4", "f5f6e6f4"].map { try GameRecord(transcript: $0) }
    try game.folder.write(WthorWriter.games(records, year: 1998), to: "two.wtb")
    try game.folder.write(WthorWriter.games([records[1]], year: 1998), to: "one.wtb")
    try game.folder.write(
      WthorWriter.names(["Andr\u{E9}", "Bob", "Chlo\u{E9}", "Dan"], length: 20), to: "WTHOR.JOU")
    try game.folder.write(WthorWriter.names(["Paris", "Rome"], length: 26), to: "two.trn")
    let analysis = try shell("reversi analyze --level 1 --format json two.wtb")
    #expect(analysis.end == .exited(0))
    let games = analysis.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(games == [#"{"game":"f5d6c3d3c4""#, #"{"game":"f5f6e6f4""#])
    let added = try shell("reversi games --import two.wtb --save game; reversi games --save game")
    #expect(
      added.output == """
        games.ggf: 2 games added, 0 already there
        1998        Chlo\u{E9} - Dan  unfinished  Diagonal  f5f6e6f4
        1998        Andr\u{E9} - Bob  unfinished  Tiger  f5d6c3d3c4

        """)
    #expect(added.errors == "")
    let alone = try shell("mkdir a; cp two.wtb a; reversi games --import a/two.wtb --save game")
    #expect(
      alone.errors == "reversi: a/two.wtb: names are missing; one .jou/.trn file must be beside "
        + "it\n")
    let one = try shell("reversi show --ggf one.wtb")
    #expect(one.output.hasPrefix("(;GM[Othello]PB[Andr\u{E9}]PW[Bob]"))
    let two = try shell("reversi show two.wtb")
    #expect(
      two.errors == "reversi: two.wtb: 2 games instead of one; 'reversi games --import' adds them "
        + "to your archive\n")
    let torn = try shell("head -c 150 two.wtb >torn.wtb; reversi analyze --level 0 torn.wtb")
    #expect(torn.end == .exited(1))
    #expect(torn.errors == "reversi: torn.wtb: game 2: WTHOR: the game ends in the middle\n")
  }

  @Test("show draws the board and analyze the graph as SVG")
  func drawings() throws {
    try game.folder.write("(;GM[Othello]PB[A&B]PW[<C>]B[f5]W[d6];)\nf5f6", to: "games")
    try game.folder.write("f5d6", to: "game")
    let board = try shell("reversi show --svg --theme light game")
    #expect(board.end == .exited(0) && board.output.hasPrefix("<svg xmlns="))
    #expect(board.output.contains(">Black 3, White 3. Black's turn.</text>"))
    let graphs = try shell("reversi analyze --level 0 --svg games")
    let lines = graphs.output.split(separator: "\n")
    #expect(graphs.end == .exited(0) && lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("<svg ") && $0.hasSuffix("</svg>") })
    #expect(lines[0].contains("Black: A&amp;B, White: &lt;C&gt;."))
  }

  @Test("threads, and the README's command for GNU parallel, do not change 600 analyses")
  func parallel() throws {
    try game.folder.write(try Self.transcripts(600, seed: 71), to: "games.txt")
    let alone = try shell("reversi analyze --level 1 --threads 3 --format json games.txt >alone")
    #expect(alone.end == .exited(0) && alone.errors == "")
    let command = try #require(try Checkout.readmeCommand(marked: "archive"))
    let parallel = try shell("\(command.replacing("--pipe", with: "--pipe --block 6k")) >parallel")
    #expect(parallel.end == .exited(0), "\(parallel.errors)")
    let lines = try game.folder.read("alone")
    #expect(lines.count { $0 == "\n" } == 600)
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

  @Test("without a standard output, an analysis or a solution says so")
  func closedOutput() throws {
    try game.folder.write("f5d6c3\n", to: "games")
    let position = KnownGame.sevenPasses.transcript.dropLast(4)
    for command in ["analyze --level 1 games", "solve \(position)"] {
      let outcome = try shell("reversi \(command) >&-")
      #expect(outcome.end == .exited(1))
      #expect(outcome.errors.hasPrefix("reversi: cannot write to standard output: "))
    }
  }

  @Test("solve takes a position or a file of positions")
  func solve() throws {
    let moves = KnownGame.sevenPasses.transcript
    let position = moves.dropLast(12)
    let given = try shell("reversi solve \(position)")
    #expect(given.end == .exited(0))
    #expect(given.output.hasPrefix("White -26: a1a2a7b6a8b8; "))
    try game.folder.write("\(position)\nf5f5\n\(moves)\n", to: "positions")
    let outcome = try shell("reversi solve positions")
    #expect(outcome.end == .exited(1))
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(outcome.errors == "reversi: positions:2: move 2: f5 holds a disk\n")
    let json = try shell("reversi solve --format json positions")
    let lines = json.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix(#"{"position":""#) })
    #expect(
      lines[0].contains(
        #""side":"white","score":-26,"exact":true,"depth":6,"best":null,"line":"a1a2a7b6a8b8","nodes":"#
      ))
    let bad = try shell("reversi solve \(String(repeating: "-", count: 63))z")
    #expect(bad.end == .exited(1))
  }

  @Test("solve says that a position is too far from its end, and estimates it after a limit")
  func solveWithLimit() throws {
    let far = try shell("reversi solve --limit 0.1 f5d6c3")
    #expect(far.end == .exited(0))
    #expect(far.output.hasPrefix("White "))
    #expect(far.output.contains(" (an estimate at depth "))
    #expect(
      far.errors
        == "reversi: 57 squares are empty, too many to solve soon; analyze estimates the score\n")
  }
}
