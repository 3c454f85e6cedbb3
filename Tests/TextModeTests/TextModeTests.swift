import Analysis
import GameSession
import ReversiCore
import ReversiTesting
import Testing
import Texts
import Words

@testable import App
@testable import TextMode

/// Games in text mode, as the person's terminal shows them. Typed lines follow `>`.
@Suite("Games in text mode")
struct TextModeTests {
  private static let computer = SavedGame(
    record: GameRecord(), modes: Sides(dark: .manual, light: .computer),
    moveLimits: Sides(dark: .standard, light: .level(Level.all[3])))

  private func expect(
    _ transcript: String, in game: SavedGame = .new, moves: String = "",
    words: Words = Words(.english), isSpelling: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let played = Dialogue.after(
      Dialogue.typed(in: transcript), in: game, words: words, isSpelling: isSpelling, moves: moves)
    #expect(played == transcript + "\n", sourceLocation: sourceLocation)
  }

  @Test("moves, squares, hints and undone plies are reported, announcements first")
  func sample() {
    expect(
      """
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
      Best f6, Black plus 2, at depth 12. Then f5 plus 1, f4 minus 2.
      > undo
      Back to move 1: d3 and e3 taken back. 2 all. You.
      """, in: Self.computer, moves: "e3")
  }

  @Test("full-width letters, digits and blanks are those that they show, but not in names of files")
  func fullWidth() {
    expect(
      """
      Reversi. You are Black, X. White, O, is computer level 3. ? for help.
      Move 1, you. 4 moves: d3 c4 f5 e6.
      > ｄ３
      You d3, turned 1: d4. Black 4, White 1.
      White e3, turned 1: e4. 3 all.
      Move 3, you. 5 moves: f2 f3 f4 f5 f6.
      > 　ＲＯＷ　４　
      Row 4: d X, e O, rest empty.
      > ｔｒｙ ６ ５
      f5 would turn 2: e4, e5.
      > ｏｐｅｎ　ｆ５　ｇａｍｅ
      (open ｆ５　ｇａｍｅ)
      > ｕｎｄｏ
      Back to move 1: d3 and e3 taken back. 2 all. You.
      > ｓｅｔｕｐ
      Rows of x, o, -; Enter keeps, stop ends.
      Row 1, now --------:
      > ｘｏ－－－－－－
      Row 2, now --------:
      > ｓｔｏｐ
      Nothing is set up.
      Move 1, you. 4 moves: d3 c4 f5 e6.
      > reset
      Do you really want to reset the game? y or n.
      > ｎ
      Move 1, you. 4 moves: d3 c4 f5 e6.
      """, in: Self.computer, moves: "e3")
  }

  @Test("scores say how sure they are: exact, at a depth, or from the book")
  func certainty() {
    let said: [(Language, Certainty, String)] = [
      (.english, .book, "Best e6, Black plus 2, book. Then f5 plus 1, c4 minus 2."),
      (.english, .exact, "Best e6, Black plus 2, exact. Then f5 plus 1, c4 minus 2."),
      (.japanese, .book, "最善手 e6、黒 プラス2、定石。次に f5 プラス1、c4 マイナス2。"),
    ]
    for (language, certainty, line) in said {
      var dialogue = Dialogue(words: Words(language))
      dialogue.hintCertainty = certainty
      dialogue.type("hint")
      #expect(dialogue.transcript.contains(line + "\n"))
    }
  }

  @Test("scores lists all moves with their scores, at once if they are known")
  func scores() {
    var dialogue = Dialogue()
    dialogue.type("scores")
    let list = "Black, at depth 12: e6 plus 2, f5 plus 1, c4 minus 2, d3 minus 3.\n"
    #expect(dialogue.transcript.hasSuffix("> scores\n" + list))
    dialogue.type("hint")
    #expect(dialogue.transcript.hasSuffix("Then f5 plus 1, c4 minus 2.\n"))
    dialogue.type("scores")
    #expect(dialogue.transcript.hasSuffix("> scores\n" + list))
  }

  @Test("two people are named by their colours, and a new game explains how to call the computer")
  func twoPeople() {
    expect(
      """
      Reversi. Black, X, and White, O, are manual. ? for help.
      Try: white computer
      Move 1, Black. 4 moves: d3 c4 f5 e6.
      > 43
      Black d3, turned 1: d4. Black 4, White 1.
      Move 2, White. 3 moves: c3 e3 c5.
      > D 3
      d3 holds a disk. Moves: c3, e3, c5.
      > black computer
      Black is computer level 3, as a casual player rated -620.
      Move 2, you. 3 moves: c3 e3 c5.
      > level 7
      Black is computer level 7, as a club player rated -60.
      > level 22
      22 is no level: 0 to 15.
      > level x
      x is no level: 0 to 15.
      > time 0.5
      Black is computer, 0.5 s a move.
      > time
      Black is computer, 0.5 s a move.
      > time 0
      0 is no time: 0.1 to 3600 seconds.
      > now
      No computer is thinking.
      > level 7
      Black is computer level 7, as a club player rated -60.
      > white computer
      White is computer level 3, as a casual player rated -620.
      White c3, turned 1: d4. 3 all.
      Black e6, turned 1: e5. Black 5, White 2.
      > undo
      Back to move 3: e6 taken back. 3 all. Black.
      Black is manual.
      White is manual.
      > redo
      On to move 4: e6 played again. Black 5, White 2. White.
      """, moves: "c3 e6")
  }

  @Test("a turned board shows h to a and 8 to 1; rows and squares keep their names")
  func turned() {
    var dialogue = Dialogue(turnedBoard: TurnedBoard(isTurned: true))
    for line in ["c4", "board", "row 4"] { dialogue.type(line) }
    let lines = """
      > board
        h g f e d c b a
      8 - - - - - - - -
      7 - - - - - - - -
      6 - - - - - - - -
      5 - - - o x - - -
      4 - - - x x x - -
      3 - - - - - - - -
      2 - - - - - - - -
      1 - - - - - - - -
      > row 4
      Row 4: c X, d X, e X, rest empty.
      """
    #expect(dialogue.transcript.contains(lines))
  }

  @Test("commands show the board")
  func looking() {
    expect(
      """
      Reversi. You are Black, X. White, O, is computer level 3. ? for help.
      Move 1, you. 4 moves: d3 c4 f5 e6.
      > board
        a b c d e f g h
      1 - - - - - - - -
      2 - - - - - - - -
      3 - - - - - - - -
      4 - - - o x - - -
      5 - - - x o - - -
      6 - - - - - - - -
      7 - - - - - - - -
      8 - - - - - - - -
      > column d
      Column d: 4 O, 5 X, rest empty.
      > col 1
      Column a: empty.
      > corners
      Corners: empty.
      > pieces o
      White has 2: d4, e5.
      > pi black
      Black has 2: e4, d5.
      > what d3
      d3 empty, a legal move.
      > what d4
      d4 White.
      > moves
      4 moves: d3, c4, f5, e6.
      > score
      2 all.
      > last
      No move yet.
      > transcript
      No move yet.
      > review
      No move yet.
      > undo
      There is nothing to take back.
      > redo
      There is nothing to play again.
      > try d4
      d4 holds a disk. Moves: d3, c4, f5, e6.
      >
      Move 1, you. 4 moves: d3 c4 f5 e6.
      """, in: Self.computer)
  }

  @Test("several squares in a line are moves, up to the first that is refused")
  func severalMoves() {
    let told = Dialogue.after("d3c3 d3 c4")
    #expect(told.contains("\nBlack d3, turned 1: d4. Black 4, White 1.\n"))
    #expect(told.contains("\nWhite c3, turned 1: d4. 3 all.\n"))
    #expect(told.contains("\nd3 holds a disk. Moves: "))
    #expect(!told.contains("Black c4"))
  }

  @Test("a unique beginning is enough, and an ambiguous one lists its meanings")
  func beginnings() {
    expect(
      """
      Reversi. You are Black, X. White, O, is computer level 3. ? for help.
      Move 1, you. 4 moves: d3 c4 f5 e6.
      > ti 5
      White is computer, 5 s a move.
      > r
      r: row, redo, reset, review, resign, rules?
      > RED
      There is nothing to play again.
      > w
      w: what, white, write, why?
      > row
      Type: row N
      > row 9
      9 is no row: 1 to 8.
      > undo 0
      0 is no number: 1 or more.
      > black m
      You are Black.
      > i9
      i9 is off the board.
      """, in: Self.computer)
  }

  @Test("in the game, the beginnings of words keep their meaning beside the words of places")
  func beginningsInGame() {
    for (line, told) in [
      ("b", "b: board, black?"), ("h", "h: hint, help?"), ("p", "p: pieces, practice?"),
      ("u", "There is nothing to take back."), ("red", "There is nothing to play again."),
      ("ba", "You are in the game."), ("back", "You are in the game."),
    ] {
      #expect(Dialogue.after(line).hasSuffix("> \(line)\n\(told)\n"))
    }
  }

  @Test("several moves are taken back by one command, as far as there are any")
  func severalUndone() {
    expect(
      """
      Reversi. You are Black, X. White, O, is computer level 3. ? for help.
      Move 1, you. 4 moves: d3 c4 f5 e6.
      > d3
      You d3, turned 1: d4. Black 4, White 1.
      White e3, turned 1: e4. 3 all.
      Move 3, you. 5 moves: f2 f3 f4 f5 f6.
      > f5
      You f5, turned 2: e4, e5. Black 6, White 1.
      White c3, turned 1: d3. Black 5, White 3.
      Move 5, you. 5 moves: b2 c2 d2 e2 f2.
      > undo 2
      Back to move 3: f5 and c3 taken back. 3 all. You.
      Back to move 1: d3 and e3 taken back. 2 all. You.
      > undo 2
      There is nothing to take back.
      > redo
      On to move 3: d3 and e3 played again. 3 all. You.
      > undo 7
      Back to move 1: d3 and e3 taken back. 2 all. You.
      """, in: Self.computer, moves: "e3 c3")
  }

  @Test("help explains the commands that begin with a word")
  func helpOfCommands() {
    expect(
      """
      Reversi. You are Black, X. White, O, is computer level 3. ? for help.
      Move 1, you. 4 moves: d3 c4 f5 e6.
      > help undo
      undo [N]: take back your moves
      > ? RE
      redo: play it again
      reset: a new game, both manual
      review: how the game went
      resign: resign, while two people play
      > help xyz
      No command xyz. ? for help.
      """, in: Self.computer)
  }

  @Test("rules, or how, explains aim, capture, pass and end", arguments: ["rules", "how", "ru"])
  func rules(command: String) {
    var dialogue = Dialogue(Self.computer)
    let lines = dialogue.told(after: command).split(separator: "\n").dropFirst()
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.count <= 40 && $0.hasSuffix(".") })
  }

  @Test("a text that is neither a board nor moves is not a game")
  func noGame() {
    expect(
      """
      Reversi. You are Black, X. White, O, is computer level 3. ? for help.
      Move 1, you. 4 moves: d3 c4 f5 e6.
      > setup xx
      That is not a game.
      > setup xo--xo-x
      No position: 8 cells instead of 64.
      """, in: Self.computer)
  }

  @Test("a turn lists up to eight moves")
  func turns() throws {
    // Nine moves, then eight.
    let record = try GameRecord(transcript: "f5f6e6f4")
    #expect(record.position.legalMoves.count == 9)
    let nine = Dialogue(SavedGame(record: record, modes: SavedGame.new.modes)).transcript
    #expect(nine.hasSuffix("9 moves.\n"))
    let eight = try GameRecord(transcript: "f5d6c3d3c4f4e3")
    #expect(eight.position.legalMoves.count == 8)
    let text = Dialogue(SavedGame(record: eight, modes: SavedGame.new.modes)).transcript
    #expect(text.hasSuffix("8 moves: b2 d2 e2 b3 f3 b4 g5 f6.\n"))
  }

  @Test("a pass waits until an empty line or a move dismisses it")
  func passing() throws {
    let record = try GameRecord(transcript: "f5f6c4g5h5h4f7h6")
    let game = SavedGame(record: record, modes: SavedGame.new.modes)
    var dialogue = Dialogue(game)
    let before = dialogue.transcript
    #expect(before.hasSuffix("Black cannot place a disk. Enter to go on.\n"))
    dialogue.type("moves")
    #expect(dialogue.transcript.hasSuffix("> moves\nBlack cannot place a disk. Enter to go on.\n"))
    dialogue.type("")
    #expect(dialogue.transcript.contains(">\nMove 9, White. "))
    var quick = Dialogue(game)
    quick.type("c5")
    #expect(quick.transcript.hasPrefix(before + "> c5\nMove 9, White. "))
    #expect(quick.app.game.lastMove?.square == .c5)
  }

  @Test("names the opening that a game begins with, and no other")
  func opening() throws {
    let tiger = try #require(Opening(named: "tiger")).record
    func first(_ record: GameRecord, _ language: Language = .english) -> Substring? {
      let game = SavedGame(record: record, modes: SavedGame.new.modes)
      let told = Dialogue.after("", in: game, words: Words(language))
      return told.split(separator: "\n").first
    }
    #expect(first(tiger)?.hasSuffix(" ? for help. Opening: Tiger.") == true)
    #expect(first(tiger, .japanese)?.hasSuffix("定石: 虎。") == true)
    let unmarked = try #require(tiger.markingOpening(plies: 0))
    #expect(first(unmarked)?.contains("Tiger") == false)
    let short = try GameRecord(transcript: "d3")
    let nameless = try #require(short.markingOpening(plies: 1))
    #expect(first(nameless)?.contains("Opening") == false)
  }

  @Test("a hint for a game that a side has lost says that it is over")
  func hintAfterLoss() {
    let game = SavedGame(
      record: GameRecord(), modes: SavedGame.new.modes, forfeit: .outOfTime(.dark))
    var dialogue = Dialogue(game)
    #expect(dialogue.told(after: "hint").hasPrefix("> hint\nOver: "))
  }
}
