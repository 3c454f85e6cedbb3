import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Asking for a new game on a real terminal.
@Suite("Reset")
struct ResetTests {
  private static let question = "Do you really want to reset the game?"

  @Test("Cancel lets a computer think on, and OK starts a new game with both sides Manual")
  func reset() throws {
    let game = try Game(saved: SavedText.text("x11", LongBoards.move))
    let terminal = try game.onTerminal("--think-time", "3600")
    try terminal.wait(forText: "thinking")
    let saved = game.saved
    try terminal.click(text: "r  reset")
    try terminal.wait(forText: Self.question)
    try terminal.click(text: "Cancel")
    try terminal.wait(forTexts: "thinking", "u  undo", without: Self.question)
    #expect(game.saved == saved)
    try terminal.type("r")
    try terminal.wait(forText: Self.question)
    try terminal.press("Right", "Enter")
    try terminal.wait(for: "a new game of two players") {
      ShownBoard(on: $0)?.board == .newGame && $0.shows("●'s turn") && $0.shows("move 1 of 60")
        && $0.lines[2...3].allSatisfy { $0.contains("Manual") } && !$0.shows("thinking")
    }
    #expect(game.folder.text(of: game.save) == SavedText.new)
    // The search that was stopped does not affect the new game.
    try terminal.place(.d3)
    try terminal.wait(forTurnOf: .light)
    var position = Position.newGame
    try position.play(.d3)
    try terminal.wait(forBoard: position.board)
    #expect(game.saved?.position == position)
  }
}
