import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A text of another program")
struct ForeignTextTests {
  private static let boards: [(name: String, text: String)] = [
    (
      "with coordinates, as Edax prints them",
      """
        A B C D E F G H            BLACK            A B C D E F G H
      1 - - - - - - - - 1
      2 - - - - - - - - 2
      3 - - . . - - - - 3          4 discs  0:12.5
      4 - - . O * - - - 4
      5 - - - * * * - - 5
      6 - - - - - . - - 6
      7 - - - - - - - - 7
      8 - - - - - - - - 8
        A B C D E F G H            WHITE's turn
      White to move
      """
    ),
    (
      "with coordinates on the left",
      """
        a b c d e f g h
      1 - - - - - - - -
      2 - - - - - - - -
      3 - - - - - - - -
      4 - - - o x - - -
      5 - - - x x x - -
      6 - - - - - - - -
      7 - - - - - - - -
      8 - - - - - - - -
      Black 4, White 1. White's turn.
      Black: Ann, White: Bob.
      """
    ),
    (
      "in Japanese",
      """
      　ａｂｃｄｅｆｇｈ
      １・・・・・・・・
      ２・・・・・・・・
      ３・・・・・・・・
      ４・・・○●・・・
      ５・・・●●●・・
      ６・・・・・・・・
      ７・・・・・・・・
      ８・・・・・・・・
      黒 4、白 1。白の番です
      """
    ),
    (
      "in a frame, with blank cells",
      """
          a   b   c   d   e   f   g   h
        +---+---+---+---+---+---+---+---+
      1 |   |   |   |   |   |   |   |   |
        +---+---+---+---+---+---+---+---+
      2 |   |   |   |   |   |   |   |   |
        +---+---+---+---+---+---+---+---+
      3 |   |   |   |   |   |   |   |   |
        +---+---+---+---+---+---+---+---+
      4 |   |   |   | O | X |   |   |   |
        +---+---+---+---+---+---+---+---+
      5 |   |   |   | X | X | X |   |   |
        +---+---+---+---+---+---+---+---+
      6 |   |   |   |   |   |   |   |   |
        +---+---+---+---+---+---+---+---+
      7 |   |   |   |   |   |   |   |   |
        +---+---+---+---+---+---+---+---+
      8 |   |   |   |   |   |   |   |   |
        +---+---+---+---+---+---+---+---+
      Turn: O
      """
    ),
    (
      "in a frame without numbers",
      """
      +---+---+---+---+---+---+---+---+
      | - | - | - | - | - | - | - | - |
      +---+---+---+---+---+---+---+---+
      | - | - | - | - | - | - | - | - |
      |   |   |   |   |   |   |   |   |
      | - | - | - | O | X | - | - | - |
      | - | - | - | X | X | X | - | - |
      | - | - | - | - | - | - | - | - |
      | - | - | - | - | - | - | - | - |
      | - | - | - | - | - | - | - | - |
      +---+---+---+---+---+---+---+---+
      Turn: O
      """
    ),
    (
      "in a box",
      """
      +-----------------+
      | . . . . . . . . |
      | . . . . . . . . |
      | . . . . . . . . |
      | . . . o x . . . |
      | . . . x x x . . |
      | . . . . . . . . |
      | . . . . . . . . |
      | . . . . . . . . |
      +-----------------+
      White to move
      """
    ),
    (
      "as digits",
      """
      00000000
      00000000
      00000000
      00021000
      00011100
      00000000
      00000000
      00000000
      2
      """
    ),
    (
      "as a list of lists",
      """
      [[0, 0, 0, 0, 0, 0, 0, 0],
       [0, 0, 0, 0, 0, 0, 0, 0],
       [0, 0, 0, 0, 0, 0, 0, 0],
       [0, 0, 0, 2, 1, 0, 0, 0],
       [0, 0, 0, 1, 1, 1, 0, 0],
       [0, 0, 0, 0, 0, 0, 0, 0],
       [0, 0, 0, 0, 0, 0, 0, 0],
       [0, 0, 0, 0, 0, 0, 0, 0]]
      2
      """
    ),
    (
      "on a line of the Othello Board Format",
      "% by hand\n---------------------------OX------XXX-------------------------- O; "
        + "F4:+0; d6:-2; F6:+2; % the usual three\n"
    ),
    (
      "on a line with words",
      "---------------------------OX------XXX--------------------------, white to move: "
    ),
  ]

  @Test("is read if it has a board, with the side to move", arguments: boards)
  func board(name: String, text: String) throws {
    let expected = try GameRecord(transcript: "f5").position
    let record = try GameText.record(in: text)
    #expect(record.start == expected, "\(name)")
    #expect(record.standing == 0, "\(name)")
    let words = ["turn", "Turn", "move", "番", "Black:"]
    let rows = text.split(separator: "\n").filter { row in !words.contains { row.contains($0) } }
    let found = GameLines.entries(in: rows)
    #expect(
      try rows.isEmpty || found.map { try $0.game.get().record.start.board } == [expected.board])
    guard !text.contains(";") else { return }
    let longer = try GameText.record(in: text + "\n1. d6 c3")
    #expect(longer.start == expected && longer.transcript == "d6c3", "\(name)")
  }

  @Test("is read if it has a list of moves with tags, scores, times and a result")
  func moves() throws {
    let text = """
      [Event "friendly [a1]"]
      [Site "PlayOK"]
      [Date "2010.10.01"]
      [Black "Ann"]
      [White "Bob \u{DF}"]
      [Result "34-30"]

      1. d3 {0:12} c5 (+2) 2. f6 -1.5 f5 0 3. e6 e3
      4. c3 34-30
      """
    let games = GameText.games(in: text)
    let game = try #require(games.first).get()
    #expect(games.count == 1)
    #expect(game.record.transcript == "d3c5f6f5e6e3c3")
    #expect(game.record.names == PlayerNames(dark: "Ann", light: "Bob ß"))
    #expect(game.value(of: "DT") == "2010.10.01")
    #expect(game.value(of: "PC") == "friendly [a1]")
    let two = GameText.games(in: text + "\n\n" + text)
    #expect(try two.map { try $0.get() } == [game, game])
  }

  @Test("can have games in the Generic Game Format between those on other lines")
  func mixed() throws {
    let ggf = "(;GM[Othello]B[f5]W[d6];)"
    let games = GameText.games(in: "f5d6c3d3c4\n\(ggf)\nf5f6e6f4e3\n")
    let transcripts = try games.map { try $0.get().record.transcript }
    #expect(transcripts == ["f5d6c3d3c4", "f5d6", "f5f6e6f4e3"])
    let one = GameText.games(in: "My best game:\n\(ggf)\n")
    #expect(try one.map { try $0.get().record.transcript } == ["f5d6"])
  }

  @Test("can have several games on lines of their own, or a game over several lines")
  func lines() throws {
    let several = """
      f5d6c3d3c4
      f5f6e6f4e3

      \(Position.newGame.text); F5:+0;
      % a comment
      hello
      1. d3 c3
      2. c4 e3 f4
      """
    let games = GameText.games(in: several).map { try? $0.get().record.text }
    #expect(
      games == ["f5d6c3d3c4", "f5f6e6f4e3", Position.newGame.text, nil, "d3c3c4e3f4"])
    #expect(throws: GameTextError.severalGames(5)) { try GameText.record(in: several) }
    let one = "1. f5 d6\n2. c3 d3\n3. c4\n"
    #expect(try GameText.record(in: one).transcript == "f5d6c3d3c4")
    let bad = MoveDefect(number: 4, side: .light, reason: .turnsNothingOver(.a1))
    #expect(throws: GameTextError.move(bad)) {
      try GameText.record(in: "1. f5 d6\n2. c3 a1\n3. c4\n")
    }
  }

  @Test("is one game if its first tags say nothing")
  func unknownTags() throws {
    let text = ["[Event \"?\"]", "[Date \"????.??.??\"]", "[Black \"Ann\"]", "", "1. f5 d6"]
    let entries = GameLines.entries(in: text)
    #expect(entries.map(\.line) == [1])
    let game = try #require(entries.first).game.get()
    #expect(game.record.transcript == "f5d6")
    #expect(game.record.names[.dark] == "Ann")
  }

  @Test("is read line by line with the numbers of the lines")
  func lineNumbers() throws {
    let text = """
      f5d6
      a1

      (;GM[Othello]B[f5]
      W[d6];)
      1 - - - - - - - -
      2 - - - - - - - -
      (;GM[Othello]B[f5]
      (;GM[Othello]B[d3];) (;GM[Othello]B[c4];)
      hello
      x
      d3
      """
    #expect(
      GameLines.numbered(in: text) == [
        "1 f5d6", "2 -", "4 f5d6", "6 -", "8 -", "9 d3", "9 c4", "10 -", "11 -", "12 d3",
      ])
  }
}
