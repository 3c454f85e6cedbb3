import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Undoing and redoing moves on a real terminal.
@Suite("Undo and redo")
struct UndoTests {
  @Test("a game undone over a pass, redone, and killed in the review resumes in the same state")
  func overPass() throws {
    let game = try Game()
    var terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    let record = try GameRecord(transcript: "f5f6c4g5h5h4f7h6--c5")
    func board(after plies: Int) throws -> Board {
      try #require(record.standing(at: plies)).position.board
    }
    for square in KnownGame.lineToPass { try terminal.place(square) }
    try terminal.wait(forText: "Cannot place a disk.")
    // The alert disappears with the disk before it and returns with it.
    try terminal.type("u")
    try terminal.wait(
      forBoard: board(after: 7), with: "○'s turn", "move 8 of 60", without: "Cannot place a disk.")
    try terminal.type("U")
    try terminal.wait(forTexts: "Cannot place a disk.", "●'s turn", "move 9 of 60")
    #expect(game.saved?.plies == "f5f6c4g5h5h4f7h6")
    #expect(game.saved?.standing == 8)

    try terminal.press("Enter")
    try terminal.wait(forTurnOf: .light)
    try terminal.place(.c5)
    try terminal.wait(forBoard: board(after: 10), with: "●'s turn", ">c5")
    try terminal.type("u")
    try terminal.wait(forBoard: board(after: 9), with: "○'s turn", ">--", "(c5)")
    try terminal.type("u")
    try terminal.wait(
      forBoard: board(after: 7), with: "○'s turn", "(h6)", "(--)",
      without: "Cannot place a disk.")
    #expect(game.saved?.standing == 7)
    try terminal.type("U")
    try terminal.wait(
      forBoard: board(after: 9), with: "○'s turn", ">--", "(c5)", without: "Cannot place a disk.")

    let saved = try game.folder.read(game.save)
    try terminal.type("v")
    try terminal.press("Home")
    try terminal.wait(forBoard: .newGame, with: "Review", "ply 0 of 10")
    kill(try terminal.program, SIGKILL)
    try terminal.wait(forExit: 137)
    #expect(try game.folder.read(game.save) == saved)
    #expect(game.saved?.plies == record.pliesText)
    #expect(game.saved?.standing == 9)

    terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(
      forBoard: board(after: 9), with: "○'s turn", ">--", "(c5)", "move 9 of 60",
      without: "Review")
    #expect(try game.folder.read(game.save) == saved)
    try terminal.press("C-r")
    try terminal.wait(forBoard: board(after: 10), with: "●'s turn", ">c5")
    #expect(game.saved?.standing == 10)
  }

  @Test("keys and clicks undo and redo a finished game, across a restart")
  func finishedGame() throws {
    let record = try GameRecord(transcript: KnownGame.lightWipedOut.transcript)
    let game = try Game(saved: SavedText.text(record))
    let first = try game.onTerminal()
    try first.wait(forBoard: record.position.board, with: "● won", "9 moves", "u  undo")
    try first.type("u")
    try first.wait(forTexts: "●'s turn", "move 9 of 60", "(f1)", "u  undo", without: "won")
    try first.click(text: "u  undo")
    try first.wait(forTexts: "○'s turn", "move 8 of 60", "(f2)", "u  undo")
    try first.type("q")
    try first.wait(forExit: 0)
    #expect(game.saved?.standing == 7)

    let second = try game.onTerminal()
    try second.wait(forTexts: "○'s turn", "move 8 of 60", "(f1)", "u  undo")
    try second.press("C-r")
    try second.wait(forTexts: "●'s turn", "move 9 of 60", ">f2", "u  undo")
    try second.click(text: "?  help")
    try second.click(text: "u U", character: 2)
    try second.wait(forBoard: record.position.board, with: "● won", "9 moves", ">f1")
    #expect(game.saved?.state == "-00")
    #expect(game.saved?.standing == 9)
  }

  @Test("a new move drops the undone plies")
  func otherMove() throws {
    let game = try Game(saved: SavedText.text(GameRecord(transcript: "f5d6c3")))
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .light)
    try terminal.type("uu")
    try terminal.wait(forTexts: "○'s turn", "(d6)", "(c3)")
    try terminal.place(.f6)
    try terminal.wait(forTexts: "●'s turn", ">f6", without: "c3")
    // There is nothing to redo.
    try terminal.type("U")
    try terminal.place(.e6)
    try terminal.wait(forTexts: "○'s turn", ">e6")
    #expect(game.saved?.plies == "f5f6e6")
  }

  @Test("undo during an animation takes one step, and redo shows the whole move at once")
  func animated() throws {
    let game = try Game(saved: SavedText.text("x00", LongBoards.move))
    let terminal = try game.onTerminal("--animation", "slow")
    let start = try Board(rows: LongBoards.move.split(separator: "\n"))
    var after = Position(board: start, turn: .dark)
    try after.play(.d4)
    try terminal.wait(forTurnOf: .dark)
    try terminal.place(.d4)
    try terminal.wait(forText: ">d4")
    try terminal.type("u")
    try terminal.wait(
      forBoard: start, with: "●'s turn", "move 1 of", "(d4)", without: ">d4")
    #expect(game.saved?.standing == 0)
    #expect(game.saved?.position == Position(board: start, turn: .dark))
    try terminal.type("U")
    try terminal.wait(
      forBoard: after.board, with: "○'s turn", "move 2 of", ">d4",
      "\(after.board.count(of: .dark)) Black")
    #expect(game.saved?.position == after)
  }

  @Test("undo and redo make two computers Manual, and redo replays the move disk by disk")
  func computers() throws {
    let record = try GameRecord(transcript: "f5f6c4")
    let game = try Game(saved: SavedText.text(record, modes: "11"))
    let terminal = try game.onTerminal("--think-time", "3600")
    try terminal.wait(forTexts: "thinking", "○'s turn", "u  undo")
    try terminal.type("u")
    try terminal.wait(forTexts: "●'s turn", "(c4)", without: "thinking", "Computer")
    #expect(game.saved?.state == "x00")
    #expect(game.saved?.standing == 2)
    try terminal.type("xo")
    try terminal.wait(forTexts: "thinking", "u  undo")
    try terminal.click(text: "?  help")
    try terminal.click(text: "u U", character: 2)
    try terminal.wait(
      forBoard: record.position.board, with: "○'s turn", ">c4", without: "thinking", "Computer")
    #expect(game.saved?.state == "o00")
    #expect(game.saved?.standing == 3)
  }

  @Test("against a computer, undo goes back to the player's last move and stops the search")
  func againstComputer() throws {
    let game = try Game(saved: SavedText.text(GameRecord(transcript: "f5f6c4"), modes: "01"))
    let terminal = try game.onTerminal("--think-time", "3600")
    try terminal.wait(forTexts: "thinking", "○'s turn")
    for standing in [2, 0] {
      try terminal.type("u")
      try terminal.wait(
        forTexts: "●'s turn", "move \(standing + 1) of 60", "Computer 3", without: "thinking")
      #expect(game.saved?.standing == standing)
    }
    // There is nothing more to undo.
    try terminal.type("uO")
    try terminal.wait(forTexts: "Computer 4", "move 1 of 60")
    try terminal.type("U")
    try terminal.wait(forTexts: "●'s turn", "move 3 of 60", "(c4)", without: "thinking")
    try terminal.type("U")
    try terminal.wait(forTexts: "○'s turn", "thinking", ">c4")
    #expect(game.saved?.standing == 3)
    #expect(game.saved?.state == "o01")
  }
}
