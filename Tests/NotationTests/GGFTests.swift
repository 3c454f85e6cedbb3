import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A game in the Generic Game Format")
struct GGFTests {
  @Test("can have more properties, which are read again")
  func properties() throws {
    let record = try GameRecord(transcript: "f5d6")
    let text = record.ggf([("ID", "7"), ("DT", "2026.11.23")])
    #expect(text.hasPrefix("(;GM[Othello]ID[7]DT[2026.11.23]PB[]"))
    #expect(try GameText.record(in: text) == record)
    let game = try GGFGame(text)
    #expect(game.value(of: "ID") == "7")
    #expect(game.value(of: "DT") == "2026.11.23")
    #expect(game.value(of: "RE") == "?")
    #expect(game.value(of: "ON") == nil)
    #expect(game.value(of: "B") == nil)
    #expect(try GGFGame("(;GM[Othello]dt[first]DT[second];)").value(of: "DT") == "first")
  }

  private static let games: [String] = [
    "(;GM[Othello]PC[NBoard]DT[2014-01-29 23:05:30 GMT]PB[A]PW[B (2)]RE[?]TI[15:00]TY[8]"
      + "BO[8 ---------------------------O*------*O--------------------------- *]"
      + "B[F5]W[D6]B[C3];)",
    "(;GM[Othello]PC[GGS/os]RB[2197.01]RW[2199.72]TY[8r18]RE[+0.000]BO[8 -------- -------- "
      + "-------- ---O*--- ---*O--- -------- -------- -------- *]"
      + "B[f5//0.01]W[d6/-1.20/3.4]B[c3/2];)",
    "(;GM[othello]\n  B [ f5 ]\n  W[d6 /1]\r\n;B[C3])",
    "(;TY[8]GM[Reversi]XYZZY[;)]B[f5]W[d6]B[c3];)",
  ]

  @Test(
    "is read for its start, its moves and the players; all other tags are ignored",
    arguments: games)
  func forms(text: String) throws {
    var expected = try GameRecord(transcript: "f5d6c3")
    if text.contains("PB") { expected.names = PlayerNames(dark: "A", light: "B (2)") }
    #expect(try GameText.record(in: text) == expected)
  }

  @Test("keeps the names of the players when it is read, undone and written again")
  func playerNames() throws {
    let text = "(;GM[Othello]PB[ Ann Example ]PW[木村]B[f5]W[d6];)"
    let record = try GameText.record(in: text)
    #expect(record.names[.dark] == "Ann Example" && record.names[.light] == "木村")
    #expect(record.standing(at: 1).names == record.names)
    #expect(record.ggf().contains("PB[Ann Example]PW[木村]"))
    #expect(try GameText.record(in: record.ggf()) == record)
    let half = try GameText.record(in: "(;GM[Othello]PB[]PW[Bob]B[f5];)")
    #expect(half.names[.dark] == nil && half.names[.light] == "Bob")
  }

  @Test("may have its passes written, in any form, or left out")
  func passes() throws {
    let game = "(;GM[Othello]B[f5]W[f6]B[c4]W[g5]B[h5]W[h4]B[f7]W[h6]"
    let expected = try GameRecord(transcript: KnownGame.pliesBeforePass + "--c5")
    for pass in ["B[PA]", "B[pa]", "B[pass]", "B[--]", "B[PA//0.01]", ""] {
      #expect(try GameText.record(in: game + pass + "W[c5];)") == expected)
    }
    let due = try GameText.record(in: game + ";)")
    #expect(due.position.state == .passDue(.dark))
  }

  @Test(
    "is read if its type has the rules and the board of this game",
    arguments: [
      "8", " 8 ", "s8", "8k", "8kr", "8r18", "8r", "s8r20", "8b", "8W", "", "Othello", "friendly",
      "Round 2", "Round2", "8x8", "2003 Cup", "2003", "8 a", "game 10",
    ])
  func types(type: String) throws {
    let text = "(;GM[Othello]TY[\(type)]B[f5]W[d6];)"
    #expect(try GameText.record(in: text).transcript == "f5d6")
  }

  @Test(
    "is refused by the name of another game or size of the board",
    arguments: [
      ("8a", .otherGame("anti-Othello")), ("8r18a", .otherGame("anti-Othello")),
      ("s8ar18", .otherGame("anti-Othello")), ("8A", .otherGame("anti-Othello")),
      ("8x", .otherGame("8x")), ("10", .boardSize("10")), ("s6r10", .boardSize("6")),
      ("88", .boardSize("88")), ("14ka", .boardSize("14")),
    ] as [(String, FormDefect)])
  func otherTypes(type: String, defect: FormDefect) {
    let text = "(;GM[Othello]TY[\(type)]B[f5]W[d6];)"
    #expect(throws: GameTextError.form(.ggf, defect)) { try GameText.record(in: text) }
  }

  @Test("starts from the position and the side of its BO tag")
  func start() throws {
    let position = try GameRecord(transcript: "f5").position
    let cells = position.board.rows.joined().map { $0 == "x" ? "*" : $0 == "o" ? "O" : "-" }
    let text = "(;GM[Othello]BO[8 \(cells.joined()) O]W[d6]B[c3];)"
    let record = try GameText.record(in: text)
    #expect(record.start == position)
    #expect(record.transcript == "d6c3")
  }

  private static let bad: [(String, GameTextError)] = [
    ("(;", .form(.ggf, .unfinished)), ("(;GM", .form(.ggf, .unfinished)),
    ("(;GM[Othello", .form(.ggf, .unfinished)),
    ("(;GM[Othello]B[f5]", .form(.ggf, .unfinished)),
    ("(;GM[Othello]B[f5];", .form(.ggf, .unfinished)),
    ("(;[f5];)", .form(.ggf, .unexpected("["))), ("(;B(f5);)", .form(.ggf, .unexpected("("))),
    ("(;GM[Othello]7;)", .form(.ggf, .unexpected("7"))),
    ("(;GM[Amazons]B[J4-I4-J5];)", .form(.ggf, .otherGame("Amazons"))),
    ("(;GM[];)", .form(.ggf, .otherGame(""))),
    ("(;BO[10 ----- *];)", .form(.ggf, .boardSize("10"))),
    ("(;BO[8 ----- *];)", .position(.cellCount(6))),
    ("(;BO[8 \(String(repeating: "-", count: 64)) ?];)", .position(.unknownSide("?"))),
    ("(;B[i9];)", .move(MoveDefect(number: 1, side: .dark, reason: .noSquare("i9")))),
    ("(;B[f5d6];)", .move(MoveDefect(number: 1, side: .dark, reason: .noSquare("f5d6")))),
    ("(;B[];)", .move(MoveDefect(number: 1, side: .dark, reason: .noSquare("")))),
    ("(;B[f5]B[d6];)", .move(MoveDefect(number: 2, side: .light, reason: .otherSide))),
    ("(;B[f5]W[PA];)", .move(MoveDefect(number: 2, side: .light, reason: .passNotDue))),
    ("(;B[f5]W[f5];)", .move(MoveDefect(number: 2, side: .light, reason: .occupied(.f5)))),
  ]

  @Test("is refused with its defect", arguments: bad)
  func refusals(text: String, error: GameTextError) {
    #expect(throws: error) { try GameText.record(in: text) }
  }

  @Test("is written with its start, its standing plies and, when it is over, its result")
  func written() throws {
    var record = try GameRecord(transcript: KnownGame.pliesBeforePass + "--c5")
    record.names = PlayerNames(dark: "Ann", light: "Reversi, level 3")
    #expect(
      record.ggf()
        == "(;GM[Othello]PB[Ann]PW[Reversi, level 3]RE[?]TY[8]"
        + "BO[8 ---------------------------O*------*O--------------------------- *]"
        + "B[f5]W[f6]B[c4]W[g5]B[h5]W[h4]B[f7]W[h6]B[PA]W[c5];)")
    let earlier = record.standing(at: 1)
    #expect(earlier.ggf().hasSuffix("*]B[f5];)"))
    let start = GameRecord(start: Position(board: .newGame, turn: .light))
    #expect(start.ggf().hasSuffix(" O];)"))
  }

  @Test(
    "counts empty squares for the winner in its result",
    arguments: [
      (KnownGame.oneSquareEmpty, "-58"), (.sevenPasses, "+26"), (.tie, "+0"),
      (.lightWipedOut, "+64"), (.darkWipedOut, "-64"), (.tieWithTwoSquaresEmpty, "+0"),
    ])
  func result(game: KnownGame, result: String) throws {
    let text = try GameRecord(transcript: game.transcript).ggf()
    #expect(text.contains("RE[\(result)]"))
  }

  @Test("leaves out characters of names that would break its tags")
  func names() throws {
    var record = try GameRecord(transcript: "f5")
    record.names = PlayerNames(dark: "a];)[b\n\r\u{7}c d", light: "é○")
    let text = record.ggf()
    #expect(text.contains("PB[a;)bc d]PW[é○]"))
    let long = String(repeating: "x", count: 1_000)
    #expect(PlayerNames(dark: long)[.dark]?.count == PlayerNames.longest)
    #expect(PlayerNames(dark: " [\n] ", light: " a ") == PlayerNames(light: "a"))
    #expect(try GameText.record(in: text) == record)
  }
}
