import Foundation
import ReversiCore
import TerminalTesting
import Testing

@Suite("A saved game in use")
struct SharedSaveTests {
  @Test("makes a second program name the first one and ask; no leaves")
  func question() throws {
    let game = try Game()
    let first = try game.onPty()
    try first.wait(forText: "menu")
    let saved = try #require(game.saved)
    for answer in ["n", "\r", "q", "\u{1B}q"] {
      let second = try game.onPty()
      try second.wait(forText: "\(first.process)")
      try second.wait(forText: "saving.")
      second.type(answer)
      #expect(try second.end() == .exited(0))
      #expect(game.saved == saved)
    }
    #expect(try game.folder.names() == ["reversi"])
    first.type("q")
    #expect(try first.end() == .exited(0))
  }

  @Test("is saved by one of ten programs that start together; the others name that one")
  func tenPrograms() throws {
    let game = try Game(saved: SavedText.new)
    let ptys = try (1...10).map { _ in try game.onPty() }
    for pty in ptys { try pty.wait(forText: "quit") }
    let owners = ptys.filter { !PrintedText(output: $0.text).text.contains("saving.") }
    try #require(owners.count == 1)
    for pty in ptys where pty !== owners[0] {
      try pty.wait(forText: "\(owners[0].process)")
      pty.type("yf5\r")
      try pty.wait(forText: ", last move")
      #expect(game.folder.text(of: game.save) == SavedText.new)
    }
    owners[0].type("d3\r")
    try owners[0].wait(forText: ", last move")
    let saved = game.saved
    #expect(saved?.position.board[.d3] == .dark)
    for pty in ptys {
      pty.type("q")
      #expect(try pty.end() == .exited(0))
    }
    #expect(game.saved == saved)
  }
}
