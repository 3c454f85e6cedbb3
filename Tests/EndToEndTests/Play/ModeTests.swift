import ReversiCore
import TerminalTesting
import Testing

/// Switching between Manual and Computer, on a real terminal.
@Suite("Modes")
struct ModeTests {
  private let neverEnding = "3600"

  @Test("a side taken back from the thinking computer waits for the player")
  func toManualDuringThought() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--black", "computer", "--think-time", neverEnding)
    try terminal.wait(forText: "thinking")
    try terminal.type("x")
    try terminal.wait(without: "thinking", "Computer")
    #expect(game.saved?.state == "x00")
    try terminal.place(.d3)
    try terminal.wait(forTurnOf: .light)
  }

  @Test("the other side's mode can change during a search, and the search continues")
  func otherSideDuringThought() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--black", "computer", "--think-time", neverEnding)
    try terminal.wait(forText: "thinking")
    try terminal.type("o")
    try terminal.wait(for: "two computers, of which one thinks") {
      $0.lines.filter { $0.contains("Computer") }.count == 2 && $0.shows("thinking")
    }
    #expect(game.saved?.state == "x11")
    try terminal.type("o")
    try terminal.wait(for: "one computer, which thinks") {
      $0.lines.filter { $0.contains("Computer") }.count == 1 && $0.shows("thinking")
    }
    #expect(game.saved?.state == "x10")
  }

  @Test(
    "modes switched during an animation are shown at once, and take effect after the last disk")
  func duringAnimation() throws {
    let game = try Game(saved: SavedText.text("x00", LongBoards.move))
    let terminal = try game.onTerminal("--animation", "slow", "--think-time", neverEnding)
    let before = try terminal.wait(forTurnOf: .dark)
    let darkLine = try #require(before.lines.first { $0.contains("Black") })
    try terminal.place(.d4)
    try terminal.wait(for: "the new disk") { ShownBoard(on: $0)?.board[.d4] == .dark }
    try terminal.type("xo")
    try terminal.wait(for: "both modes and still the old count") { screen in
      screen.lines.contains {
        $0.hasPrefix(darkLine.replacing("Manual", with: "Computer").prefix(60))
      }
        && screen.lines.filter { $0.contains("Computer") }.count == 2 && !screen.shows("thinking")
        && screen.shows("●'s turn")
    }
    // The saved position is settled, even while the move's disks still turn.
    var position = Position(
      board: try Board(rows: LongBoards.move.split(separator: "\n")), turn: .dark)
    try position.play(.d4)
    #expect(game.saved?.position == position)
    #expect(game.saved?.state == "o11")
    try terminal.wait(forText: "thinking")
    try terminal.wait(forTurnOf: .light)
    try terminal.wait(forBoard: position.board)
  }

  @Test("a computer that is switched off and on again makes one move")
  func offAndOn() throws {
    let game = try Game()
    let terminal = try game.onTerminal(
      "--black", "computer", "--think-time", "0.3", "--seed", "1", "--animation", "off")
    try terminal.type("xxxx")
    try terminal.wait(forTurnOf: .light)
    #expect(game.saved?.state == "o10")
    let saved = try #require(game.saved)
    #expect(saved.position.board.count(of: .dark) == 4)
    #expect(saved.position.board.count(of: .light) == 1)
  }

  @Test("the mouse switches modes")
  func byMouse() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--think-time", neverEnding)
    try terminal.click(text: "White   Manual", character: 8)
    // One of the buttons of a new game has the word, too.
    try terminal.wait(forText: "White   Computer")
    #expect(game.saved?.state == "x01")
    try terminal.click(text: "Black   Manual", character: 8)
    try terminal.wait(forText: "thinking")
    #expect(game.saved?.state == "x11")
  }

  @Test("two computers play a whole game; only passes wait for the player")
  func computers() throws {
    let game = try Game()
    let terminal = try game.onTerminal(
      "--black", "computer", "--white", "computer", "--black-level", "0", "--white-level", "0",
      "--think-time", "0", "--animation", "off", "--seed", "3")
    while true {
      let screen = try terminal.wait(for: "a pass or the result") {
        $0.shows("Dismiss") || $0.shows(" won") || $0.shows("Tied")
      }
      guard screen.shows("Dismiss") else { break }
      try terminal.press("Enter")
      try terminal.wait(for: "the end of the alert") { $0 != screen }
    }
    #expect(game.saved?.state == "-11")
  }
}
