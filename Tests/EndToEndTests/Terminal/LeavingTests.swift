import Foundation
import TerminalTesting
import Testing

@Suite("Leaving")
struct LeavingTests {
  @Test("q leaves with status 0 and restores the terminal", arguments: Moment.allCases)
  func quit(_ moment: Moment) throws {
    let (_, pty) = try moment.start()
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    pty.expectRestored()
  }

  @Test(
    "closing the terminal ends the program, with the game saved", arguments: Moment.allCases)
  func hangUp(_ moment: Moment) throws {
    let (game, pty) = try moment.start()
    let saved = try #require(game.saved)
    pty.hangUp()
    try pty.end()
    #expect(game.saved == saved)
  }

  @Test("suspending restores the terminal; continuing sets it up and draws again")
  func suspend() throws {
    let (_, pty) = try Moment.waiting.start()
    for count in 1...3 {
      pty.type("\u{1A}")
      try pty.wait(forStop: count)
      #expect(pty.changes.last == .stopped(SIGTSTP))
      pty.expectRestored()
      let length = pty.output.count
      try pty.resume()
      try pty.wait(forText: "menu", after: length)
      #expect(PrivateModes(output: pty.text).isOn[PrivateModes.alternateScreen] == true)
      #expect(PrivateModes(output: pty.text).isOn[PrivateModes.mouse] == true)
    }
    pty.type("?")
    try pty.wait(forText: "Rules 1/3")
    pty.type(" q")
    #expect(try pty.end() == .exited(0))
    pty.expectRestored()
  }
}
