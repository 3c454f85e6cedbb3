import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Games pasted into the terminal.
@Suite("Pasted games")
struct PastedGameTests {
  @Test("a transcript replaces a game only if the player agrees")
  func question() throws {
    let game = try Game(saved: SavedText.text(GameRecord(transcript: "d3"), modes: "01"))
    let terminal = try game.onTerminal("--think-time", "3600")
    try terminal.wait(forTexts: "thinking", "○'s turn")
    let saved = game.saved
    try terminal.paste("1. f5 d6\n2. c3 d3\n")
    try terminal.wait(forTexts: "Do you really want", "thinking", "[ Cancel ]")
    try terminal.type("n")
    try terminal.wait(forTexts: "thinking", "○'s turn", without: "Do you really want")
    #expect(game.saved == saved)
    try terminal.paste("F5d6, C3d3")
    try terminal.wait(forTexts: "Do you really want", "thinking")
    try terminal.type("y")
    let record = try GameRecord(transcript: "f5d6c3d3")
    try terminal.wait(
      forBoard: record.position.board, with: "●'s turn", "move 5 of 60", ">d3",
      without: "thinking", "Computer", "Do you really want")
    #expect(game.saved?.plies == "f5d6c3d3")
    #expect(game.saved?.state == "x00")
  }

  @Test(
    "an untouched game is replaced at once, by a game in any format",
    arguments: [
      "f5d6c3", "F5 D6 C3", "(;GM[Othello]PC[here]PB[a]PW[b]TY[8]B[f5]W[d6/0.5]B[C3//1];)",
      "---------------------------ox------xo---------------------------x f5d6c3",
      "........\n........\n........\n...OX...\n...XO...\n........\n........\n........\nf5d6c3",
    ])
  func untouched(text: String) throws {
    let game = try Game()
    let terminal = try game.onTerminal()
    try terminal.wait(forTurnOf: .dark)
    try terminal.paste(text)
    let record = try GameRecord(transcript: "f5d6c3")
    try terminal.wait(
      forBoard: record.position.board, with: "○'s turn", "move 4 of 60", ">c3")
    #expect(game.saved?.plies == "f5d6c3")
    #expect(game.saved?.state == "o00")
  }

  @Test("a pasted position can be played, and a finished game is replaced without a question")
  func position() throws {
    let record = try GameRecord(transcript: KnownGame.lightWipedOut.transcript)
    let game = try Game(saved: SavedText.text(record))
    let terminal = try game.onTerminal()
    try terminal.wait(forText: "● won")
    try terminal.paste(KnownGame.tie.cells)
    try terminal.wait(forTexts: "Tied", without: "● won")
    try terminal.paste(LongBoards.search + "\n")
    let board = try Board(rows: LongBoards.search.split(separator: "\n"))
    try terminal.wait(forBoard: board, with: "●'s turn", "move 1 of", without: "Tied")
    #expect(game.saved?.position == Position(board: board, turn: .dark))
  }

  @Test("a paste that is not a game is reported with its first wrong move, and never acts as keys")
  func noGame() throws {
    let game = try Game()
    let terminal = try game.onTerminal()
    try terminal.wait(forTurnOf: .dark)
    try terminal.paste("f5d6c3d3q\rry a1")
    try terminal.wait(forText: "move 5: ")
    try terminal.paste("f5 d6 a1")
    try terminal.wait(
      forBoard: .newGame, with: "move 3: a1 turns nothing over", "●'s turn", without: "move 5: ")
    #expect(game.folder.text(of: game.save) == SavedText.new)
    try terminal.type("o")
    try terminal.wait(forTexts: "Computer 3", without: "a1 turns nothing over")
  }
}
