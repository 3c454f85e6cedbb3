import AppTesting
import GameSession
import ReversiCore
import ReversiTesting
import Testing
import Words

@testable import App
@testable import TextMode

@Suite("Questions and sheets in text mode")
struct QuestionTests {
  private static let underWay = SavedGame(
    record: (try? GameRecord(transcript: "d3")) ?? GameRecord(),
    modes: Sides(dark: .manual, light: .manual))

  private func told(after lines: String, in game: SavedGame = underWay) -> String {
    var dialogue = Dialogue(game)
    return dialogue.told(after: lines)
  }

  @Test("a question accepts yes and no, and no leaves the game unchanged")
  func reset() {
    #expect(
      told(after: "reset\nd3\nundo\nN\nrese\nyes") == """
        > reset
        Do you really want to reset the game? y or n.
        > d3
        Do you really want to reset the game? y or n.
        > undo
        Do you really want to reset the game? y or n.
        > N
        Move 2, White. 3 moves: c3 e3 c5.
        > rese
        Do you really want to reset the game? y or n.
        > yes
        New game. Black, X, and White, O, are manual.
        Move 1, Black. 4 moves: d3 c4 f5 e6.

        """)
  }

  @Test("at a question, modes and levels change, and it is asked again")
  func modesAtQuestion() {
    #expect(
      told(after: "again\nblack computer\nlevel 5\nlevel\nreset\nn\nn") == """
        > again
        Do you really want to give this game up and play again? y or n.
        > black computer
        Black is computer level 3, as a casual player rated -620.
        Do you really want to give this game up and play again? y or n.
        > level 5
        Black is computer level 5, as a casual player rated -335.
        Do you really want to give this game up and play again? y or n.
        > level
        Black is computer level 5, as a casual player rated -335.
        Do you really want to give this game up and play again? y or n.
        > reset
        Do you really want to reset the game? y or n.
        > n
        Do you really want to give this game up and play again? y or n.
        > n
        Move 2, you. 3 moves: c3 e3 c5.

        """)
  }

  @Test("quit leaves at a question, too")
  func quitAtQuestion() {
    for lines in [["reset"], ["again"], ["setup"], ["setup"] + Array(repeating: "", count: 8)] {
      var dialogue = Dialogue(Self.underWay)
      for line in lines { dialogue.type(line) }
      dialogue.type("quit")
      #expect(dialogue.hasQuit, "\(lines)")
    }
  }

  @Test("while a position is typed row by row, modes change, and a reset ends it")
  func anytimeInSetUp() {
    #expect(
      told(after: "setup\n\nblack computer\nreset\nn\nreset\ny\nscore") == """
        > setup
        Rows of x, o, -; Enter keeps, stop ends.
        Row 1, now --------:
        >
        Row 2, now --------:
        > black computer
        Black is computer level 3, as a casual player rated -620.
        Row 2, now --------:
        > reset
        Do you really want to reset the game? y or n.
        > n
        Row 2, now --------:
        > reset
        Do you really want to reset the game? y or n.
        > y
        New game. Black, X, and White, O, are manual.
        Move 1, Black. 4 moves: d3 c4 f5 e6.
        > score
        2 all.

        """)
  }

  @Test("the next game keeps the players or swaps them")
  func again() {
    var game = Self.underWay
    game.modes.light = .computer
    game.record = GameRecord()
    #expect(
      Dialogue.after("level 2\nagain\nswap", in: game, moves: "d3").hasSuffix(
        """
        > level 2
        White is computer level 2, as a beginner rated -730.
        > again
        New game. You are Black, X. White, O, is computer level 2.
        Move 1, you. 4 moves: d3 c4 f5 e6.
        > swap
        New game. You are White, O. Black, X, is computer level 2.
        Black d3, turned 1: d4. Black 4, White 1.
        Move 2, you. 3 moves: c3 e3 c5.

        """))
  }

  @Test("the end of a game names the winner and the margin, and offers another game")
  func over() throws {
    let squares = KnownGame.lightWipedOut.squares
    var record = GameRecord()
    for square in squares.dropLast() { try record.play(square) }
    let game = SavedGame(record: record, modes: Sides(dark: .manual, light: .computer))
    #expect(
      told(
        after: "f1\n\nscore\na1\nwhite manual\nwhite c\nn\nundo\nf1\nundo\nf1\ny", in: game) == """
          > f1
          You f1, turned 4: f2, f3, f4, f5. Black 13, White 0.
          Over: Black 13, White 0. You won by 13. Again? y or n.
          >
          Over: Black 13, White 0. You won by 13. Again? y or n.
          > score
          Black 13, White 0.
          > a1
          The game is over.
          > white manual
          White is manual.
          Over: Black 13, White 0. Black won by 13. Again? y or n.
          > white c
          White is computer level 3, as a casual player rated -620.
          Over: Black 13, White 0. You won by 13. Again? y or n.
          > n
          Game kept. You can: undo, review, again, quit.
          > undo
          Back to move 9: f1 taken back. Black 8, White 4. You.
          > f1
          You f1, turned 4: f2, f3, f4, f5. Black 13, White 0.
          Over: Black 13, White 0. You won by 13. Again? y or n.
          > undo
          Back to move 9: f1 taken back. Black 8, White 4. You.
          > f1
          You f1, turned 4: f2, f3, f4, f5. Black 13, White 0.
          Over: Black 13, White 0. You won by 13. Again? y or n.
          > y
          New game. You are Black, X. White, O, is computer level 3.
          Move 1, you. 4 moves: d3 c4 f5 e6.

          """)
  }

  @Test("a finished game that is resumed is reported without a question")
  func resumedOver() {
    let game = App.played(.tie).game.saved
    let dialogue = Dialogue.after("a1\ntry a1\nmoves", in: game)
    #expect(
      dialogue.hasSuffix(
        """
        Over: 32 all. Nobody won.
        > a1
        The game is over.
        > try a1
        Over: 32 all. Nobody won.
        > moves
        Over: 32 all. Nobody won.

        """))
  }

  @Test("a position is entered in one line or row by row")
  func setUp() {
    let cells = "------------------o----xo------ox-----------------------------------"
    #expect(told(after: "setup " + cells).hasSuffix("No position: 68 cells instead of 64.\n"))
    #expect(
      told(after: "setup f5d6\ny").contains(
        "\nSet up. Black, X, and White, O, are manual.\n3 all.\n"))
    #expect(told(after: "setup f5a1").hasSuffix("No position: move 2: a1 turns nothing over.\n"))
    let lines = ["--------", "--------", "-------", "----x---", "", "", "", "", "--------", "o"]
    let text = told(after: (["setup"] + lines + ["y"]).joined(separator: "\n"))
    #expect(text.contains("> -------\nRows of x, o, -; Enter keeps, stop ends."))
    #expect(text.contains("Row 4, now ---xx---:\n>\nRow 5, now ---xo---:"))
    #expect(text.contains("To move, x or o, now o:"))
    #expect(text.contains("Do you really want to give this game up for the position? y or n.\n> y"))
    #expect(text.contains("\nSet up. Black, X, and White, O, are manual.\n"))
    #expect(
      told(after: "setup\nstop").hasSuffix(
        "> stop\nNothing is set up.\n"
          + "Move 2, White. 3 moves: c3 e3 c5.\n"))
  }

  @Test("a position that names no side to move is set up with a side, and the person is told")
  func assumedTurn() {
    let board = "-------------------x-------xx------xo---------------------------"
    let text = told(after: "setup \(board)\ny")
    #expect(
      text.contains(
        "the board names no side to move: White's turn, as the number of disks is odd\n"))
    #expect(text.hasSuffix("Move 1, White. 3 moves: c3 e3 c5.\n"))
    #expect(!told(after: "setup \(board) o\ny").contains("names no side"))
  }

  @Test("a position that no game can start from is refused")
  func noGame() {
    let cells = String(repeating: "-", count: 64)
    #expect(
      told(after: "setup \(cells)").hasSuffix(
        "No game can start: Black has no disk.\nMove 2, White. 3 moves: c3 e3 c5.\n"))
  }

  @Test("a transcript is printed or written, and replacing a file needs an answer")
  func files() {
    #expect(
      told(after: "transcript\nwrite game\nwrite game\nopen some file") == """
        > transcript
        d3
        > write game
        written to /home/game
        > write game
        written to /home/game
        > open some file
        (open some file)

        """)
    var dialogue = Dialogue(Self.underWay, outcome: .exists(name: "a\u{1B}[2Jb"))
    dialogue.type("write game")
    #expect(
      dialogue.transcript.hasSuffix(
        "There is a file aU+1B[2Jb. Do you really want to replace it? y or n.\n"))
    dialogue.type("n")
    #expect(dialogue.transcript.hasSuffix("> n\nMove 2, White. 3 moves: c3 e3 c5.\n"))
    #expect(dialogue.app.overlay.isEmpty)
  }

  @Test("a review reports what each side lost, and its worst moves")
  func review() throws {
    let record = try GameRecord(transcript: "f5d6c3d3c4f4f6f3e6e7")
    let game = SavedGame(record: record, modes: SavedGame.new.modes)
    let lines = told(after: "review", in: game).split(separator: "\n").map(String.init)
    #expect(
      lines[1...2] == ["Review. Type back to leave.", "Looking at 10 moves. Any line stops."])
    #expect(lines.contains { $0.hasPrefix("Black lost ") && $0.hasSuffix(" disks a move.") })
    #expect(lines.contains { $0.contains(/^Move \d+, (Black|White) [a-h][1-8]: lost \d+, best/) })
    #expect(!lines.contains { $0.hasPrefix("Move 11") && $0.contains("lost") })
    #expect(told(after: "review").contains("Looking at 1 move. Any line stops.\n"))
  }

  @Test("any line stops a review and is then carried out")
  func stoppedReview() throws {
    let record = try GameRecord(transcript: "f5d6c3d3c4f4f6f3e6e7")
    var dialogue = Dialogue(
      SavedGame(record: record, modes: SavedGame.new.modes), answers: 4)
    dialogue.type("review")
    #expect(dialogue.transcript.hasSuffix("Any line stops.\n"))
    #expect(TextInterface.work(of: dialogue.app) == .quiet("review"))
    dialogue.type("last")
    #expect(dialogue.transcript.contains("> last\nStopped after 4 of 33 searches.\n"))
    #expect(dialogue.transcript.hasSuffix("Last: White e7, turned 2: e6, e5.\n"))
  }

  @Test("a saved game in use leads to a question: no leaves")
  func inUse() {
    let notice = Notice.savedGame(.heldElsewhere(holder: 7))
    var first = Dialogue(notices: [notice])
    #expect(
      first.transcript.hasSuffix(
        "in use by process 7. A new game would be played without saving. Play? y or n.\n"))
    #expect(!first.transcript.contains("this one is played without saving"))
    var second = first
    first.type("n")
    #expect(first.hasQuit)
    second.type("y")
    #expect(!second.hasQuit)
    #expect(second.transcript.hasSuffix("Move 1, Black. 4 moves: d3 c4 f5 e6.\n"))
  }
}
