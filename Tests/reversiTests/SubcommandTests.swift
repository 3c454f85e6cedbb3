import CommandLine
import FileFormats
import Foundation
import ReversiCore
import ReversiTesting
import Testing

@testable import reversi

@Suite("Subcommands")
struct SubcommandTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func run(_ line: String) throws -> CalledProgram.Outcome {
    try CalledProgram(in: folder).run(line)
  }

  /// The name in `games.practice` of a line of the archive.
  private func name(_ line: String) throws -> String {
    try #require(try AnalyzedGame(ArchivedGame(line: line))).text
  }

  @Test("show prints the game in a file, a saved one too, in every format")
  func showFile() throws {
    try folder.write("1. f5 d6 2. c3", to: "moves")
    try folder.write(NewGameText.saved, to: "saved")
    let moves = try run("show @moves")
    #expect(moves.status == 0 && moves.output == "f5d6c3\n")
    #expect(try run("show --board @moves").output.hasSuffix("White's turn.\n"))
    #expect(try run("show @saved --position").output.hasSuffix("- x\n"))
    try folder.write("(;GM[Othello]PB[Ann]PW[Bob]B[f5];)", to: "named")
    #expect(try run("show --ggf @named").output.hasPrefix("(;GM[Othello]PB[Ann]PW[Bob]"))
    #expect(try run("show @named --board").output.hasSuffix("Black: Ann, White: Bob.\n"))
    let none = try run("show @nothing")
    #expect(none.status == 1 && none.errors.hasPrefix("reversi: cannot read @nothing: "))
    #expect(try folder.names().sorted() == ["moves", "named", "saved"])
  }

  @Test("without a saved game, or with a bad one, show reports that and creates nothing")
  func nothingToShow() throws {
    let none = try run("show --save @game")
    #expect(none.status == 1)
    #expect(none.errors.hasPrefix("reversi: there is no saved game "))
    #expect(try folder.names().isEmpty)
    try folder.write("hello\n", to: "game")
    let bad = try run("show --save @game")
    #expect(bad.status == 1)
    #expect(bad.errors.hasPrefix("reversi: @game is not a saved game: "))
    #expect(try folder.names() == ["game"])
  }

  @Test("a board that names no side to move is read, and a message says whose turn it is")
  func assumedTurn() throws {
    let (odd, even) = (
      "-------------------x-------xx------xo---------------------------",
      "-------------------x-------xx-----ooo---------------------------"
    )
    try folder.write("\(odd)\n", to: "odd")
    try folder.write("f5d6\n\(odd)\n\(even)\n\(odd) o\n\(odd) c3\n", to: "all")
    func message(_ place: String, _ turn: String) -> String {
      "reversi: \(place)the board names no side to move: \(turn)\n"
    }
    let (white, black) = (
      "White's turn, as the number of disks is odd", "Black's turn, as the number of disks is even"
    )
    let shown = try run("show --position @odd")
    #expect(shown.status == 0 && shown.output == "\(odd) o\n")
    #expect(shown.errors == message("@odd: ", white))
    let all = message("@all:2: ", white) + message("@all:3: ", black)
    for command in [
      "people @all", "analyze --level 0 @all", "games --import @all --save @game",
    ] {
      let outcome = try run(command)
      #expect(outcome.status == 0 && outcome.errors == all, "\(command)")
    }
    let given = String(repeating: "o", count: 50) + "xo" + String(repeating: "-", count: 12)
    #expect(try run("solve \(given)").errors == message("", black))
    #expect(
      try run("openings 8/8/3X4/3XX3/3XO3/8/8/8 --save @game").errors == message("", white))
  }

  @Test(
    "an endless line ends each subcommand that reads games",
    arguments: [
      "people", "analyze --level 0", "solve", "games --save @game --import", "show",
    ])
  func endlessLine(command: String) throws {
    let outcome = try run("\(command) /dev/zero")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix("reversi: /dev/zero:")
        && outcome.errors.hasSuffix("too long for a game\n"))
  }

  @Test("games are analyzed one a line, in order; a bad line is reported and skipped")
  func analyze() throws {
    try folder.write("f5d6c3\n\nf5f5\nhello\n(;GM[Othello]B[f5]W[d6];)\nd3", to: "games")
    let outcome = try run("analyze --level 1 --format json @games")
    #expect(outcome.status == 1)
    let games = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(games == [#"{"game":"f5d6c3""#, #"{"game":"f5d6""#, #"{"game":"d3""#])
    #expect(
      outcome.errors == """
        reversi: @games:3: move 2: f5 holds a disk
        reversi: @games:4: move 1: 'he' is neither a square nor a pass

        """)
    #expect(try folder.names() == ["games"])
  }

  @Test("people has a line for the last position of each game, or before every move")
  func people() throws {
    try folder.write("f5d6\n", to: "games")
    let last = try run("people --rating -200 @games")
    #expect(last.status == 0 && last.errors == "")
    #expect(last.output.hasPrefix("Black at -200: ") && last.output.count { $0 == "\n" } == 1)
    let every = try run("people --black-rating 300 --every-move --format json @games")
    let lines = every.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""rating":300,"played":"f5","moves":[{"move":""#))
    #expect(lines[1].contains(#""rating":0,"played":"d6","moves":"#))
    #expect(lines[2].contains(#""rating":300,"played":null,"moves":"#))
    let moves = try run("people --format json @games")
    #expect(moves.output.components(separatedBy: #""move":"#).count == 6)
    #expect(moves.output.contains(/"probability":0\.[0-9]{6}\}/))
  }

  @Test("people says in one line what is not a game, and that a file is empty")
  func badPeople() throws {
    try folder.write("f5f5\nf5\n", to: "games")
    let bad = try run("people @games")
    #expect(bad.status == 1)
    #expect(bad.errors == "reversi: @games:1: move 2: f5 holds a disk\n")
    #expect(bad.output.count { $0 == "\n" } == 1)
    try folder.write("", to: "games")
    let empty = try run("people @games")
    #expect(empty.status == 1 && empty.output == "")
    #expect(empty.errors.hasPrefix("reversi: @games") && empty.errors.count { $0 == "\n" } == 1)
    #expect(try run("people @nothing").status == 1)
    #expect(try run("people --rating -1501 @games").status == 2)
  }

  @Test("people has a line without moves for a finished game")
  func finishedPeople() throws {
    try folder.write(KnownGame.sevenPasses.transcript + "\n", to: "games")
    let outcome = try run("people @games")
    #expect(outcome.status == 0 && outcome.output == "the game is over\n" && outcome.errors == "")
    let json = try run("people --format json @games")
    #expect(json.output.hasSuffix(#","rating":null,"played":null,"moves":[]}"# + "\n"))
  }

  @Test("openings lists the known moves after moves, or in an opening, with the archive's games")
  func openings() throws {
    try folder.write("f5d6c3d3c4\nc4e3f6e6f5\nf5d6c3d3c5\n", to: "games.txt")
    #expect(try run("games --import @games.txt --save @game").status == 0)
    let listed = try run("openings f5 d6 c3 d3 --save @game")
    #expect(listed.status == 0 && listed.errors == "")
    let lines = listed.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains { $0.hasPrefix("c4 ") && $0.hasSuffix("Tiger 2 games") })
    #expect(lines.contains { $0.hasPrefix("c5 ") && $0.hasSuffix("Crayfish 1 game") })
    let json = try run("openings bent-ganglion --save @game --format json").output
    #expect(json.split(separator: "\n").allSatisfy { $0.hasPrefix(#"{"move":""#) })
    let illegal = try run("openings f5a1")
    #expect(illegal.status == 1)
    #expect(illegal.errors == "reversi: f5a1: move 2: a1 turns nothing over\n")
    let wrong = try run("openings tigre")
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("reversi: unexpected argument 'tigre', did you mean 'tiger'?"))
  }

  @Test("games --summary counts the games, with the losses that practice has found in them")
  func summary() throws {
    let games = [KnownGame.lightWipedOut, KnownGame.darkWipedOut, KnownGame.lightWipedOut]
    let lines = try games.enumerated().map { try $1.archived($0, level: $0 + 1) }
    try folder.write(lines.joined(), to: "games.ggf")
    func table() throws -> [[String]] {
      let outcome = try run("games --summary --save @game")
      #expect(outcome.status == 0 && outcome.errors == "")
      let rows = outcome.output.split(separator: "\n").prefix(4)
      return rows.map { $0.split(separator: " ").map(String.init) }
    }
    let first = try table()
    #expect(first[0].last == "Loss")
    #expect(first[1] == ["1", "1", "1", "0", "0", "0", "+64.0", "-"])
    #expect(first[2] == ["2", "1", "0", "0", "1", "0", "-64.0", "-"])
    #expect(first[3].dropFirst() == first[1].dropFirst(), "the same game")
    let names = try lines.map(name)
    let known =
      "loss \(names[0]) 300 6\nreview \(names[1]) 100 4 9corner\nreview \(names[2]) 0 4\n"
    try folder.write(known, to: "games.practice")
    #expect(try table().dropFirst().map(\.last) == ["-", "25.00", "0.00"])
    #expect(try folder.read("games.practice") == known, "nothing is searched or kept")
    let text = try run("games --summary --save @game").output
    #expect(text.contains("\nLosses and mistakes: of 2 of these 3 games, "))
    #expect(text.contains("\nYour mistake in those 2 games, "))
    let none = try run("games tiger --summary --save @game")
    #expect(none.output == "No game against the computer fits.\n")
    let taken = try run("games --summary --save @games.practice")
    #expect(taken.status == 2 && taken.output == "")
  }

  @Test("games lists the archive, the newest first, for people and for programs")
  func listed() throws {
    #expect(try run("games --save @game").output == "")
    let lines = [
      "(;GM[Othello]DT[2026.11.23]PB[Ann]PW[Bob]B[f5]W[f6]B[d3];)",
      "(;GM[Othello]DT[2026.11.24]PB[Carol]PW[Bob]B[f5]W[d6];)",
    ]
    try folder.write(lines.joined(separator: "\n") + "\n(;GM[Othello]ID[7", to: "games.ggf")
    let list = try run("games --save @game")
    #expect(list.status == 1)
    #expect(list.errors.contains("ignored 1 line that is not a game"))
    let names = list.output.split(separator: "\n").map { $0.dropFirst(12).prefix(11) }
    #expect(names == ["Carol - Bob", "Ann - Bob  "])
    #expect(try run("games bob F5f6 --save @game").output.contains("Ann - Bob"))
    #expect(try run("games nobody --save @game").output == "")
    let json = try run("games --format json carol --save @game").output
    #expect(json.hasPrefix("{\"") && json.contains("\"over\":false"))
  }

  @Test(
    "a file that is not a game is reported in one line with the first wrong move",
    arguments: [
      ("f5f5", "move 2: f5 holds a disk"), ("", "no game"),
      ("f5d6c3a1", "move 4: a1 turns nothing over"),
    ])
  func noGame(text: String, reason: String) throws {
    try folder.write(text, to: "record")
    let outcome = try run("show @record")
    #expect(outcome.status == 1 && outcome.output == "")
    #expect(outcome.errors == "reversi: @record: \(reason)\n")
  }

  @Test("games --import adds each game once")
  func importing() throws {
    try folder.write("f5d6c3\nf5f6\nhello\n", to: "games.txt")
    try folder.write("% a comment\n1. f5 d6\n2. c3\n", to: "more.txt")
    let first = try run("games --import @games.txt --save @game")
    #expect(first.status == 1)
    #expect(first.output == "@games.ggf: 2 games added, 0 already there\n")
    #expect(
      first.errors == "reversi: @games.txt:3: move 1: 'he' is neither a square nor a pass\n")
    let again = try run("games --import @more.txt --save @game")
    #expect(again.status == 0 && again.output == "@games.ggf: 0 games added, 1 already there\n")
    #expect(try run("games --import @none --save @game").status == 1)
  }

  @Test("a WTHOR database is analyzed and imported with its names, and opened if it has one game")
  func wthor() throws {
    let records = try ["f5d6c3d3c4", "f5f6e6f4"].map { try GameRecord(transcript: $0) }
    try folder.write(WthorWriter.games(records, year: 1998), to: "two.wtb")
    try folder.write(WthorWriter.games([records[1]], year: 1998), to: "one.wtb")
    try folder.write(
      WthorWriter.names(["Andr\u{E9}", "Bob", "Chlo\u{E9}", "Dan"], length: 20), to: "WTHOR.JOU")
    try folder.write(WthorWriter.names(["Paris", "Rome"], length: 26), to: "two.trn")
    let analysis = try run("analyze --level 1 --format json @two.wtb")
    #expect(analysis.status == 0)
    let games = analysis.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(games == [#"{"game":"f5d6c3d3c4""#, #"{"game":"f5f6e6f4""#])
    let added = try run("games --import @two.wtb --save @game")
    #expect(added.output == "@games.ggf: 2 games added, 0 already there\n" && added.errors == "")
    #expect(
      try run("games --save @game").output == """
        1998        Chlo\u{E9} - Dan  unfinished  Diagonal  f5f6e6f4
        1998        Andr\u{E9} - Bob  unfinished  Tiger  f5d6c3d3c4

        """)
    try folder.write(WthorWriter.games(records, year: 1998), to: "a/two.wtb")
    let alone = try run("games --import @a/two.wtb --save @game")
    #expect(
      alone.errors == "reversi: @a/two.wtb: names are missing; one .jou/.trn file must be beside "
        + "it\n")
    let one = try run("show --ggf @one.wtb")
    #expect(one.output.hasPrefix("(;GM[Othello]PB[Andr\u{E9}]PW[Bob]"))
    let two = try run("show @two.wtb")
    #expect(
      two.errors == "reversi: @two.wtb: 2 games instead of one; 'reversi games --import' adds them "
        + "to your archive\n")
    try folder.write(Array(WthorWriter.games(records, year: 1998).prefix(150)), to: "torn.wtb")
    let torn = try run("analyze --level 0 @torn.wtb")
    #expect(torn.status == 1)
    #expect(torn.errors == "reversi: @torn.wtb: game 2: WTHOR: the game ends in the middle\n")
  }

  @Test("show draws the board and analyze the graph as SVG")
  func drawings() throws {
    try folder.write("(;GM[Othello]PB[A&B]PW[<C>]B[f5]W[d6];)\nf5f6", to: "games")
    try folder.write("f5d6", to: "game")
    let board = try run("show --svg --theme light @game")
    #expect(board.status == 0 && board.output.hasPrefix("<svg xmlns="))
    #expect(board.output.contains(">Black 3, White 3. Black's turn.</text>"))
    let graphs = try run("analyze --level 0 --svg @games")
    let lines = graphs.output.split(separator: "\n")
    #expect(graphs.status == 0 && lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("<svg ") && $0.hasSuffix("</svg>") })
    #expect(lines[0].contains("Black: A&amp;B, White: &lt;C&gt;."))
  }

  @Test("completions prints the file of a shell, and needs one of three", arguments: Shell.allCases)
  func completions(shell: Shell) throws {
    let outcome = try run("completions \(shell)")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output == shell.completions + "\n")
    #expect(outcome.output.contains("made by 'reversi completions \(shell)'"))
    let none = try run("completions")
    #expect(none.status == 2 && none.output == "")
    #expect(none.errors.hasPrefix("reversi: completions needs bash, zsh or fish (see "))
    let other = try run("completions tcsh")
    #expect(other.status == 2)
    #expect(other.errors.contains("takes bash, zsh or fish, not 'tcsh'"))
  }

  @Test("manual prints the manual page")
  func manual() throws {
    let outcome = try run("manual")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output == ManualPage.text + "\n")
  }

  @Test("solve takes a position or a file of positions")
  func solve() throws {
    let moves = KnownGame.sevenPasses.transcript
    let position = moves.dropLast(12)
    let given = try run("solve \(position)")
    #expect(given.status == 0)
    #expect(given.output.hasPrefix("White -26: a1a2a7b6a8b8; "))
    try folder.write("\(position)\nf5f5\n\(moves)\n", to: "positions")
    let outcome = try run("solve @positions")
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(outcome.errors == "reversi: @positions:2: move 2: f5 holds a disk\n")
    let json = try run("solve --format json @positions")
    let lines = json.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix(#"{"position":""#) })
    #expect(
      lines[0].contains(
        #""side":"white","score":-26,"exact":true,"depth":6,"best":null,"line":"a1a2a7b6a8b8","nodes":"#
      ))
    let bad = try run("solve \(String(repeating: "-", count: 63))z")
    #expect(bad.status == 1)
  }

  @Test("solve says that a position is too far from its end, and estimates it after a limit")
  func solveWithLimit() throws {
    let far = try run("solve --limit 0.1 f5d6c3")
    #expect(far.status == 0)
    #expect(far.output.hasPrefix("White "))
    #expect(far.output.contains(" (an estimate at depth "))
    #expect(
      far.errors
        == "reversi: 57 squares are empty, too many to solve soon; analyze estimates the score\n")
  }
}
