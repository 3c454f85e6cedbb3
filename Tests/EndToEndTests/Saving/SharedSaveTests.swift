import Foundation
import ReversiCore
import TerminalTesting
import Testing

/// Several programs with one saved game.
@Suite("A saved game in use")
struct SharedSaveTests {
  @Test("makes a second program name the first one and ask; no leaves")
  func question() throws {
    let game = try Game()
    let first = try game.onPty()
    try first.wait(forText: "quit")
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

  @Test("is not changed by a second program that plays without saving")
  func unsaved() throws {
    let game = try Game()
    let first = try game.onTerminal("--animation", "off")
    try first.wait(forTurnOf: .dark)
    try first.place(.d3)
    try first.wait(forTurnOf: .light)
    let saved = try #require(game.saved)
    let second = try game.onTerminal("--animation", "off")
    try second.wait(forText: "saving.")
    try second.type("y")
    try second.wait(forTurnOf: .dark)
    try second.place(.c4)
    try second.wait(for: "White's turn, and one line about saving") { screen in
      screen.shows("○'s turn") && screen.shows("using the saved game")
        && screen.lines.filter { $0.contains("saving") }.count == 1
    }
    try second.type("x")
    try second.wait(forText: "Computer")
    #expect(game.saved == saved)
    try second.type("q")
    try second.wait(forText: "exit status: 0")
    try first.place(.c3)
    try first.wait(forTurnOf: .dark)
    #expect(game.saved?.position.board.count(of: .light) == 3)
    try first.type("q")
    try first.wait(forText: "exit status: 0")
  }

  @Test("cannot be replaced by a transcript, nor can the files beside it")
  func transcripts() throws {
    let game = try Game()
    try game.folder.write("", to: ".config/reversi/config")
    let pty = try game.inLines()
    pty.type("d3\n")
    try pty.wait(forOutput: "Move 2")
    let names = ["game", "game.lock", ".game.reversi-synced", ".game.reversi-unfinished"]
    func number(_ name: String) throws -> Int? {
      let path = game.folder["reversi/" + name]
      return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
    let numbers = try names.prefix(2).map(number)
    for name in names.map({ "reversi/" + $0 }) + [".config/reversi/config"] {
      let seen = pty.output.count
      pty.type("write \(game.folder[name])\ny\n")
      try pty.wait(forOutput: "Operation not permitted", after: seen)
    }
    #expect(try names.prefix(2).map(number) == numbers)
    pty.type("quit\n")
    #expect(try pty.end() == .exited(0))
    #expect(game.saved?.plies == "d3")
  }

  @Test("is free for the next program when the first one is killed")
  func killedOwner() throws {
    let game = try Game()
    for moves in [["d3"], ["c3"], ["c4"]] {
      let pty = try game.onPty("--animation", "off")
      try pty.wait(forText: "quit")
      let turn = try #require(game.saved?.position.turn)
      pty.type(moves[0] + "\r")
      try pty.wait(for: "the move on the file") { game.saved?.position.turn == turn.opponent }
      pty.signal(SIGKILL)
      #expect(try pty.end() == .killed(SIGKILL))
      #expect(!pty.text.contains("saving."))
    }
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
