import ReversiCore
import TerminalTesting
import Testing

/// Screens of other sizes, from the start or after a sudden change.
@Suite("Sizes")
struct ResizeTests {
  private static let notice = "The game is safe."

  @Test("a screen that is too small says so, swallows no key, and recovers")
  func tooSmall() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--animation", "off", size: TerminalSize(20, 5))
    try terminal.wait(forText: "safe")
    try terminal.place(.d3)
    try terminal.resize(to: .usual)
    try terminal.wait(forTurnOf: .light)
    try terminal.resize(to: TerminalSize(20, 5))
    try terminal.wait(forText: "safe")
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 0")
  }

  @Test("after a flood of size changes the screen is complete")
  func storm() throws {
    let game = try Game()
    let terminal = try game.onTerminal("--think-time", "3600", "--black", "computer")
    try terminal.wait(forText: "thinking")
    for step in 1...40 {
      try terminal.resize(to: TerminalSize(1 + step * 7 % 90, 1 + step * 5 % 40))
    }
    try terminal.resize(to: .usual)
    try terminal.type("x")
    try terminal.wait(for: "a whole screen") {
      ShownBoard(on: $0)?.board == .newGame && $0.shows("●'s turn") && $0.shows("quit")
        && !$0.shows("thinking")
    }
  }
}
