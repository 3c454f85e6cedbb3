import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// New games with the same players, on a real terminal.
@Suite("Playing again")
struct AgainTests {
  /// A game in which Black's computer plays at level 6, and it is White's turn.
  private func start() throws -> (game: Game, terminal: TmuxTerminal) {
    let game = try Game(
      saved: SavedText.text(GameRecord(transcript: "f5"), modes: "10") + "dark-level 6\n")
    let terminal = try game.onTerminal("--think-time", "3600", "--animation", "off")
    try terminal.wait(forTexts: "○'s turn", "Computer 6", "n  again")
    return (game, terminal)
  }

  @Test("another game with the same players starts only if the player agrees")
  func again() throws {
    let (game, terminal) = try start()
    let saved = game.saved
    try terminal.type("n")
    try terminal.wait(forText: "and play again?")
    // In a question, n means no.
    try terminal.type("n")
    try terminal.wait(forTexts: "○'s turn", without: "play again?")
    #expect(game.saved == saved)
    try terminal.click(text: "n  again")
    try terminal.wait(forText: "and play again?")
    try terminal.type("y")
    try terminal.wait(
      forBoard: .newGame, with: "●'s turn", "thinking", "Computer 6", "move 1 of 60",
      without: "play again?")
    #expect(game.folder.text(of: game.save) == "x10\n\(NewGameText.board)\ndark-level 6\n")
  }

  @Test("swapping sides swaps their players and levels")
  func swapped() throws {
    let (game, terminal) = try start()
    let saved = game.saved
    try terminal.click(text: "?  help")
    try terminal.click(text: "n N ", character: 2)
    try terminal.wait(forTexts: "Do you really want", "swapped?")
    try terminal.press("Escape")
    try terminal.wait(forTexts: "○'s turn", without: "swapped?")
    #expect(game.saved == saved)
    try terminal.type("N")
    try terminal.wait(forTexts: "Do you really want", "swapped?")
    try terminal.type("y")
    try terminal.wait(for: "a new game in which White's computer plays at level 6") {
      ShownBoard(on: $0)?.board == .newGame && $0.shows("●'s turn") && !$0.shows("thinking")
        && $0.lines.contains { $0.contains("White") && $0.contains("Computer 6") }
        && $0.lines.contains { $0.contains("Black") && $0.contains("Manual") }
    }
    #expect(game.folder.text(of: game.save) == "x01\n\(NewGameText.board)\nlight-level 6\n")
  }

  @Test("after the end of a game a new one starts without a question", arguments: ["n", "N"])
  func afterTheEnd(key: String) throws {
    let record = try GameRecord(transcript: KnownGame.lightWipedOut.transcript)
    let game = try Game(saved: SavedText.text(record))
    let terminal = try game.onTerminal()
    try terminal.wait(forText: "● won")
    try terminal.type(key)
    try terminal.wait(
      forBoard: .newGame, with: "●'s turn", "move 1 of 60", without: "won", "Do you really")
    #expect(game.folder.text(of: game.save) == SavedText.new)
    // The previous game cannot be restored.
    try terminal.type("uU")
    try terminal.place(.d3)
    try terminal.wait(forTexts: "○'s turn", "move 2 of 60")
    #expect(game.saved?.plies == "d3")
  }
}
