import TerminalTesting
import Testing

/// Levels and hints, on a real terminal.
@Suite("Levels and hints")
struct LevelTests {
  @Test("a level is chosen with a key or a click, shown, saved, and resumed")
  func levels() throws {
    let game = try Game()
    let terminal = try game.onTerminal()
    // The program keeps a level that no player uses, and does not show it.
    try terminal.type("XX+o")
    try terminal.wait(forTexts: "Computer 3", without: "Computer 5")
    try terminal.type("+")
    try terminal.wait(forText: "Computer 4")
    try terminal.click(text: "- + o")
    try terminal.wait(forText: "Computer 3")
    try terminal.click(text: "- + o", character: 2)
    try terminal.wait(forText: "Computer 4")
    try terminal.type("++++++++++++")
    try terminal.wait(forText: "Computer 15")
    try terminal.type("O")
    try terminal.wait(forText: "Computer 0")
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 0")
    let text = game.folder.text(of: "reversi/game") ?? ""
    #expect(text.hasSuffix("\ndark-level 5\nlight-level 0\n"))

    let resumed = try game.onTerminal("--white-level", "9", "--think-time", "3600")
    try resumed.type("x")
    try resumed.wait(forTexts: "Computer 9", "Computer 5")
  }

  @Test("each level makes its move", arguments: [1, 4, 7, 10, 11])
  func play(level: Int) throws {
    let game = try Game()
    let terminal = try game.onTerminal(
      "--white", "computer", "--white-level", String(level), "--think-time", "0", "--animation",
      "off")
    try terminal.wait(forTurnOf: .dark)
    try terminal.place(.d3)
    try terminal.wait(forText: "move 3 of 60")
  }

  @Test("a key, a reset or quitting stops the search of a strong computer at once")
  func stopped() throws {
    let game = try Game(saved: SavedText.text("x00", LongBoards.search))
    let terminal = try game.onTerminal(
      "--black", "computer", "--black-level", "15", "--think-time", "3600")
    try terminal.wait(forText: "thinking")
    try terminal.type("x")
    try terminal.wait(forNo: "thinking")
    try terminal.type("x")
    try terminal.wait(forText: "thinking")
    try terminal.type("ry")
    try terminal.wait(forText: "move 1 of 60")
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 0")
    #expect(game.saved?.state == "x00")
  }

  @Test("a hint shows the moves' scores until the next move or the hint key")
  func hint() throws {
    let terminal = try Game().onTerminal("--no-book")
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("i")
    // They go on deepening, and say how far they have come.
    try terminal.wait(for: "all four moves with their scores") { screen in
      screen.shows("Hint, Black: ")
        && ["d3", "c4", "f5", "e6"].allSatisfy { screen.shows("\($0) ") }
    }
    try terminal.wait(for: "a depth of two digits") { screen in
      (10..<60).contains { screen.shows("(depth \($0)") }
    }
    try terminal.type("i")
    try terminal.wait(forNo: "Hint")
    try terminal.click(text: "i  hint")
    try terminal.wait(forText: "Hint, Black: ")
    try terminal.place(.d3)
    try terminal.wait(forTurnOf: .light)
    try terminal.wait(forNo: "Hint")
  }

  @Test("a hint in the opening says that it comes from the book")
  func bookHint() throws {
    let terminal = try Game().onTerminal()
    try terminal.wait(forTurnOf: .dark)
    try terminal.type("i")
    try terminal.wait(forText: "Hint, Black, book: ")
  }
}
