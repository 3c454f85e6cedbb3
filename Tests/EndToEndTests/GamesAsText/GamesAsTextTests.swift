import Foundation
import ReversiCore
import TerminalTesting
import Testing

@Suite("Games as text")
struct GamesAsTextTests {
  private let game: Game

  init() throws { game = try Game() }

  @Test("a game from standard input leaves the keys to the terminal")
  func standardInput() throws {
    var launch = game.launch(["-c", "echo f5d6 | \"$0\" --load -", Program.path])
    launch.path = "/bin/sh"
    let terminal = try TmuxTerminal(launch, size: .usual)
    try terminal.wait(forText: "move 3")
    try terminal.place(.c3)
    try terminal.wait(forText: "move 4")
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 0")
    #expect(game.saved?.state == "o00")
  }

  @Test("without a terminal for the answer, the load is refused unless the game is saved elsewhere")
  func nobodyToAsk() throws {
    let start = try GameRecord(transcript: "d3").position
    let text = SavedText.text("o00", start.board.description) + "plies d3\n"
    let game = try Game(saved: text)
    let refused = try game.inPipe("f5d6", "--load", "-")
    #expect(refused.end == .exited(1))
    #expect(refused.errors.contains(" holds an unfinished game, and there is no terminal"))
    #expect(game.folder.text(of: game.save) == text)
    let other = try game.inPipe("f5d6", "--load", "-", "--save", "other")
    #expect(other.end == .exited(0))
    #expect(game.folder.text(of: "other")?.contains("plies f5d6\n") == true)
  }

  @Test("a pasted transcript replaces a game only if the player agrees")
  func pasted() throws {
    let game = try Game(saved: SavedText.text(GameRecord(transcript: "d3"), modes: "01"))
    let terminal = try game.onTerminal("--think-time", "3600")
    try terminal.wait(forTexts: "thinking", "○'s turn")
    let saved = game.saved
    try terminal.paste("1. f5 d6\n2. c3 d3\n")
    try terminal.wait(forTexts: "Load the game that", "thinking", "[ Cancel ]")
    try terminal.type("n")
    try terminal.wait(forTexts: "thinking", "○'s turn", without: "Load the game that")
    #expect(game.saved == saved)
    try terminal.paste("F5d6, C3d3")
    try terminal.wait(forTexts: "Load the game that", "thinking")
    try terminal.type("y")
    let record = try GameRecord(transcript: "f5d6c3d3")
    try terminal.wait(
      forBoard: record.position.board, with: "●'s turn", "move 5 of 60", ">d3",
      without: "thinking", "Computer", "Load the game that")
    #expect(game.saved?.plies == "f5d6c3d3")
    #expect(game.saved?.state == "x00")
  }

  @Test(
    "an existing file is replaced by a transcript only if the player agrees; no returns to the name"
  )
  func transcript() throws {
    // Three of five plies stand, and White's computer is thinking.
    let game = try Game(saved: SavedText.text(GameRecord(transcript: "f5d6c3d3c4")))
    let terminal = try game.onTerminal("--think-time", "3600")
    try terminal.wait(forTurnOf: .light)
    try terminal.type("uuo")
    try terminal.wait(forTexts: "thinking", "○'s turn", "(d3)")
    try game.folder.write("precious\n", to: "game.txt")
    try terminal.type("s")
    try terminal.click(text: "Write a file")
    try terminal.wait(forText: "game.txt___")
    try terminal.press("Enter")
    try terminal.wait(forTexts: "There is a file game.txt.")
    try terminal.type("n")
    try terminal.wait(forTexts: "game.txt___", without: "There is a file")
    #expect(try game.folder.read("game.txt") == "precious\n")
    try terminal.click(text: "[ Write ]", character: 2)
    try terminal.wait(forTexts: "There is a file game.txt.")
    try terminal.type("y")
    try terminal.wait(forTexts: "written to game.txt", without: "There is a file", "___")
    #expect(try game.folder.read("game.txt") == "f5d6c3\n")
    #expect(try game.folder.names() == ["reversi", "game.txt"])
  }
}
