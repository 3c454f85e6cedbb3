import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// Passes, including programs that are killed while a pass is due.
@Suite("Passes")
struct PassTests {
  static let darkMustPass = position.board.description

  static let finished = """
    --------
    --------
    ----x---
    ---xxx--
    --xxxxx-
    ---xxx--
    ----x---
    --------
    """

  private static let position: Position = {
    var position = Position.newGame
    for square in KnownGame.lineToPass { _ = try? position.play(square) }
    return position
  }()

  private let game: Game

  init() throws { game = try Game() }

  private func playToThePass(on terminal: TmuxTerminal) throws {
    var position = Position.newGame
    for square in KnownGame.lineToPass {
      try terminal.wait(forBoard: position.board)
      try terminal.place(square)
      try position.play(square)
    }
    #expect(position.state == .passDue(.dark))
    try terminal.wait(forText: "Cannot place a disk.")
  }

  @Test("an alert names the side that has no move, and Dismiss passes")
  func pass() throws {
    let terminal = try game.onTerminal("--animation", "off")
    try playToThePass(on: terminal)
    try terminal.wait(forTexts: "─ Pass ─", "●'s turn", "Dismiss")
    #expect(game.saved?.state == "x00")
    try terminal.press("Enter")
    try terminal.wait(forTurnOf: .light)
    #expect(game.saved?.state == "o00")
    #expect(game.saved?.position.board == Self.position.board)
  }

  @Test("Esc dismisses the alert")
  func escape() throws {
    let terminal = try game.onTerminal("--animation", "off")
    try playToThePass(on: terminal)
    try terminal.press("Escape")
    try terminal.wait(forTurnOf: .light)
  }

  @Test("an alert that follows from a burst of keys is not dismissed by the rest of the burst")
  func burst() throws {
    let pty = try game.onPty("--animation", "off")
    for square in KnownGame.lineToPass.dropLast() { pty.type("\(square)\r") }
    try pty.wait(for: "the move before the pass") { game.saved?.plies == "f5f6c4g5h5h4f7" }
    pty.type("h6\r\r")
    try pty.wait(for: "the move") { game.saved?.state == "x00" }
    try expectAlert(on: pty, of: game, dismissed: "o00")
  }

  @Test("an alert is not dismissed by the key after the Esc that ends the animation")
  func burstAfterAnimation() throws {
    let game = try Game(saved: SavedText.text("x00", Self.longMoveToPass))
    let pty = try game.onPty()
    try pty.wait(forText: "quit")
    pty.type("a1\r")
    try pty.wait(for: "the move") { game.saved?.state == "o00" }
    pty.type("\u{1B}\r")
    try expectAlert(on: pty, of: game, dismissed: "x00")
  }

  /// Dark's a1 turns six disks over. Then light has no move.
  private static let longMoveToPass = """
    -oooooox
    --------
    --------
    --------
    --------
    --------
    --------
    xo------
    """

  /// Expects that the alert is on the screen, and that the next Enter dismisses it.
  private func expectAlert(on pty: Pty, of game: Game, dismissed: String) throws {
    let state = game.saved?.state
    try pty.wait(forText: "Cannot place a disk.")
    #expect(game.saved?.state == state && state != dismissed)
    pty.type("\r")
    try pty.wait(for: "a saved pass") { game.saved?.state == dismissed }
    pty.type("q")
    #expect(try pty.end() == .exited(0))
  }

  @Test(
    "a game killed during the alert resumes with it; a game killed after Dismiss, without it")
  func killed() throws {
    let first = try game.onPty("--animation", "off")
    for square in KnownGame.lineToPass { first.type("\(square)\r") }
    try first.wait(forText: "Cannot place a disk.")
    first.signal(SIGKILL)
    #expect(try first.end() == .killed(SIGKILL))

    let second = try game.onPty()
    try second.wait(forText: "Cannot place a disk.")
    second.type("\r")
    try second.wait(for: "a saved pass") { game.saved?.state == "o00" }
    second.signal(SIGKILL)
    #expect(try second.end() == .killed(SIGKILL))

    let third = try game.onTerminal()
    try third.wait(forTurnOf: .light)
    try third.wait(forTexts: "quit", without: "Cannot place a disk.")
    try third.place(.c5)
    try third.wait(forTurnOf: .dark)
  }

  @Test("a computer without a move does not search")
  func computerPasses() throws {
    let game = try Game(saved: SavedText.text("x10", Self.darkMustPass))
    let terminal = try game.onTerminal("--think-time", "0")
    try terminal.wait(forText: "Cannot place a disk.")
    let screen = try terminal.wait(forText: "quit")
    #expect(!screen.shows("thinking"))
    try terminal.type("xx")
    try terminal.press("Enter")
    try terminal.wait(forTurnOf: .light)
    #expect(game.saved?.state == "o10")
  }

  @Test("a position without moves shows a result, whichever turn is saved")
  func finishedWithATurn() throws {
    let game = try Game(saved: SavedText.text("o11", Self.finished))
    let terminal = try game.onTerminal()
    try terminal.wait(forTexts: "● won", "quit", without: "Cannot place a disk.")
  }
}
