import Foundation
import ReversiCore
import TerminalTesting
import Testing

@Suite("Saved games")
struct SavingTests {
  @Test(
    "a file that is not a saved game is set aside, and a notice names it",
    arguments: [
      "", String(repeating: "x", count: 70_000), SavedText.new.replacing("x00", with: "x02"),
    ])
  func unreadable(_ text: String) throws {
    let game = try Game(saved: text)
    let terminal = try game.onTerminal(size: TerminalSize(140, 24))
    try terminal.wait(forTexts: "unreadable", "game.bad-1")
    try terminal.wait(forBoard: Board.newGame)
    #expect(game.folder.text(of: "reversi/game.bad-1") == text)
    #expect(game.folder.text(of: game.save) == SavedText.new)
  }

  #if os(Linux)
    @Test(
      "folders whose names are not UTF-8 work, and the game is resumed",
      arguments: ["\"$0\" --save \"$odd/game\"", "XDG_STATE_HOME=$odd \"$0\""])
    func oddFolders(_ command: String) throws {
      let game = try Game()
      let script = """
        odd=$PWD/$(printf '\\377'); mkdir "$odd"
        (\(command)); (\(command)); cd "$PWD"; ls -A | wc -l; find . -name game | wc -l
        """
      var shell = game.launch(["-c", script, Program.path])
      shell.path = "/bin/sh"
      let pty = try Pty(shell)
      try pty.wait(forText: "menu")
      pty.type("d3\r")
      try pty.wait(forText: ", last move")
      let length = pty.output.count
      pty.type("q")
      try pty.wait(forOutput: "\u{1B}[?1049h", after: length)
      // The second program continues with move 2.
      let start = pty.output.count
      pty.type("\u{C}")
      try pty.wait(forText: "move 2 of 60", after: start)
      pty.type("q")
      #expect(try pty.end() == .exited(0))
      #expect(pty.text.hasSuffix("1\r\n1\r\n"))
    }
  #endif

  @Test("a failed save is shown, and reported at the end with one line and a status")
  func failingSave() throws {
    let game = try Game(saved: SavedText.new)
    let pty = try game.onPty("--animation", "off")
    try pty.wait(forText: "menu")
    // This also stops the superuser.
    try FileManager.default.removeItem(atPath: game.folder["reversi"])
    try game.folder.write("", to: "reversi")
    pty.type("d3\r")
    try pty.wait(forText: "not saved: ")
    pty.type("q")
    #expect(try pty.end() == .exited(1))
    let afterScreen = try #require(pty.text.components(separatedBy: "\u{1B}[?1049l").last)
    #expect(afterScreen.contains("reversi: the game could not be saved: Not a directory"))
  }

  @Test("a time that no clock shows is set aside, and the game starts")
  func impossibleClock() throws {
    let game = try Game(saved: SavedText.new + "clock 5\n")
    let clock = "5 9223372036854775807 1 -\n"
    try game.folder.write(clock, to: "reversi/game.clock")
    let outcome = try game.inPipe("d3\nquit\n", "--text")
    #expect(outcome.end == .exited(0))
    #expect(
      outcome.output.contains("what the clock showed was unreadable, kept as game.clock.bad-1\n"))
    #expect(game.folder.text(of: "reversi/game.clock.bad-1") == clock)
    #expect(game.saved?.plies == "d3")
  }

  /// Even; `REVERSI_SAVES` sets another number.
  private static let saveCount =
    ProcessInfo.processInfo.environment["REVERSI_SAVES"].flatMap { Int($0) } ?? 500

  @Test("after hundreds of saves the game still answers and is saved")
  func saves() throws {
    let game = try Game()
    let pty = try game.onPty("--animation", "off")
    try pty.wait(forText: "menu")
    // While it is Black's turn, a change of White's player makes no move.
    for count in 1...Self.saveCount {
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
