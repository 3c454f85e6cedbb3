import ReversiCore
import TerminalTesting
import Testing

/// A session that lasts.
@Suite("Long sessions")
struct LongSessionTests {
  @Test("after 5,000 saves the game still answers and is saved")
  func saves() throws {
    let game = try Game()
    let pty = try game.onPty("--animation", "off")
    try pty.wait(forText: "quit")
    // While it is Black's turn, a change of White's player makes no move.
    for count in 1...5000 {
      pty.type("o")
      let state = count.isMultiple(of: 2) ? "x00" : "x01"
      try pty.wait(for: "save \(count)") {
        pty.hasEnded || game.folder.text(of: game.save)?.hasPrefix(state) == true
      }
      try #require(!pty.hasEnded, "\(pty.changes) at save \(count)")
    }
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(game.folder.text(of: game.save) == SavedText.new)
  }
}
