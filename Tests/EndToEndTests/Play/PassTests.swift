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

  @Test("an alert that follows from a burst of keys is not dismissed by the rest of the burst")
  func burst() throws {
    let pty = try game.onPty("--animation", "off")
    for square in KnownGame.lineToPass.dropLast() { pty.type("\(square)\r") }
    try pty.wait(for: "the move before the pass") { game.saved?.plies == "f5f6c4g5h5h4f7" }
    pty.type("h6\r\r")
    try pty.wait(for: "the move") { game.saved?.state == "x00" }
    try pty.waitForPass()
    #expect(game.saved?.state == "x00")
    pty.type("\r")
    try pty.wait(for: "a saved pass") { game.saved?.state == "o00" }
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
    try second.waitForPass()
    second.type("\r")
    try second.wait(for: "a saved pass") { game.saved?.state == "o00" }
    second.signal(SIGKILL)
    #expect(try second.end() == .killed(SIGKILL))

    let third = try game.onTerminal()
    try third.wait(forTurnOf: .light)
    try third.wait(forTexts: "menu", without: "Cannot place a disk.")
    try third.place(.c5)
    try third.wait(forTurnOf: .dark)
  }
}
