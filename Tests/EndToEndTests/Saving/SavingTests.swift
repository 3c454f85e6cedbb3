import Foundation
import ReversiCore
import TerminalTesting
import Testing

/// The saved game as the player sees it.
@Suite("Saved games")
struct SavingTests {
  @Test("the first run saves a new game and a mode from an option")
  func firstRun() throws {
    let game = try Game()
    let first = try game.onTerminal()
    try first.wait(forTurnOf: .dark)
    #expect(game.folder.text(of: game.save) == SavedText.new)
    try first.type("q")
    try first.wait(forText: "exit status: 0")
    let second = try game.onTerminal("--white", "computer")
    try second.wait(forText: "Computer")
    #expect(game.saved?.state == "x01")
  }

  @Test("a game with unknown keys, or without its last line end, is resumed")
  func otherWriters() throws {
    let rows = Board.newGame.rows.joined(separator: "\n")
    for text in ["x01\n\(rows)", "x01\n\(rows)\nfavourite-colour sea green\n"] {
      let game = try Game(saved: text)
      let terminal = try game.onTerminal()
      try terminal.wait(forTurnOf: .dark)
      let screen = try terminal.wait(forTexts: "Computer", "quit")
      #expect(!screen.shows("unreadable"))
    }
  }

  @Test(
    "a file that is not a saved game is set aside, and a notice names it",
    arguments: [
      "", "\n", "hello\n", "x00\n", String(repeating: "x", count: 70_000),
      SavedText.new.replacing("---ox---", with: "---oq---"),
      SavedText.new.replacing("---ox---", with: "---ox----"),
      SavedText.new.replacing("x00", with: "-00"), SavedText.new.replacing("x00", with: "x02"),
      SavedText.new + "nonsense\n", SavedText.new.replacing("\n", with: "\r\n"),
    ])
  func unreadable(_ text: String) throws {
    let game = try Game(saved: text)
    let terminal = try game.onTerminal(size: TerminalSize(140, 24))
    try terminal.wait(forTexts: "unreadable", "game.bad-1")
    try terminal.wait(forBoard: Board.newGame)
    #expect(game.folder.text(of: "reversi/game.bad-1") == text)
    #expect(game.folder.text(of: game.save) == SavedText.new)
  }

  @Test(
    "the smallest screens show the whole name of a file set aside",
    arguments: [TerminalSize(19, 12), TerminalSize(24, 12), TerminalSize(40, 12)])
  func smallScreens(_ size: TerminalSize) throws {
    let game = try Game(saved: "hello\n", as: "reversi/my-tournament-game")
    let pty = try Pty(
      game.launch(["--save", game.folder["reversi/my-tournament-game"]]), size: size)
    try pty.wait(for: "the name") {
      let shown = PrintedText(output: pty.text).text.filter { !$0.isWhitespace }
      return shown.contains("keptasmy-tournament-game.bad-1")
    }
    pty.type("q")
    #expect(try pty.end() == .exited(0))
  }

  @Test("the smallest screens say that the game is not saved")
  func failingSaveOnSmallScreen() throws {
    let game = try Game(saved: SavedText.new)
    let terminal = try game.onTerminal("--animation", "off", size: TerminalSize(19, 12))
    try terminal.wait(forTurnOf: .dark)
    try replaceFolderByFile(of: game)
    try terminal.place(.d3)
    // The turn is in a lower row, so the notice above it is complete.
    let screen = try terminal.wait(forTexts: "not saved", "○'s turn")
    #expect(screen.lines.first { $0.contains("not saved") }?.contains("~") == false)
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 1")
  }

  @Test("a file with invalid UTF-8 is set aside")
  func bytesSetAside() throws {
    let game = try Game()
    try game.folder.write("", to: "reversi/other")
    try Data([0x78, 0x30, 0x30, 0x0A, 0xFF, 0xFE])
      .write(to: URL(fileURLWithPath: game.folder[game.save]))
    let terminal = try game.onTerminal(size: TerminalSize(140, 24))
    try terminal.wait(forTexts: "unreadable", "game.bad-1")
    #expect(game.folder.exists("reversi/game.bad-1"))
    #expect(game.folder.text(of: game.save) == SavedText.new)
  }

  @Test("a folder in place of the file ends the program before the screen, and is not changed")
  func folderInPlace() throws {
    let game = try Game()
    try game.folder.write("", to: game.save + "/kept")
    let pty = try game.onPty()
    #expect(try pty.end() == .exited(1))
    #expect(pty.text.contains("it is a directory"))
    #expect(!pty.text.contains("\u{1B}[?1049h"))
    #expect(try game.folder.names() == ["reversi"])
    #expect(game.folder.exists(game.save + "/kept"))
    let named = try game.onPty("--save", game.folder[game.save])
    #expect(try named.end() == .exited(2))
    #expect(try game.folder.names() == ["reversi"])
  }

  @Test("a device in place of the file is refused and not changed")
  func device() throws {
    let pty = try Game().onPty("--save", "/dev/null")
    #expect(try pty.end() == .exited(2))
    #expect(pty.text.contains("/dev/null: it is a device"))
    #expect(!pty.text.contains("\u{1B}[?1049h"))
  }

  #if os(Linux)
    @Test(
      "folders whose names are not UTF-8 work, and the game is resumed",
      arguments: [
        "cd \"$odd\" && \"$0\" --save game", "\"$0\" --save \"$odd/game\"",
        "XDG_STATE_HOME= HOME=$odd \"$0\"", "XDG_STATE_HOME=$odd \"$0\"",
      ])
    func oddFolders(_ command: String) throws {
      let game = try Game()
      let script = """
        odd=$PWD/$(printf '\\377'); mkdir "$odd"
        (\(command)); (\(command)); cd "$PWD"; ls -A | wc -l; find . -name game | wc -l
        """
      var shell = game.launch(["-c", script, Program.path])
      shell.path = "/bin/sh"
      let pty = try Pty(shell)
      try pty.wait(forText: "quit")
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
    try pty.wait(forText: "quit")
    try replaceFolderByFile(of: game)
    pty.type("d3\r")
    try pty.wait(forText: "not saved: ")
    pty.type("q")
    #expect(try pty.end() == .exited(1))
    let afterScreen = try #require(pty.text.components(separatedBy: "\u{1B}[?1049l").last)
    #expect(afterScreen.contains("reversi: the game could not be saved: Not a directory"))
  }

  @Test("with few file descriptors the program plays, or says in one line why not")
  func fewDescriptors() throws {
    for limit in 4...16 {
      let game = try Game(saved: SavedText.new)
      var limited = game.launch(["-c", "ulimit -n \(limit) && exec \"$0\"", Program.path])
      limited.path = "/bin/sh"
      let pty = try Pty(limited)
      pty.type("q")
      let end = try pty.end()
      // The program writes the last line after it has restored the terminal.
      let lines = pty.text.split(separator: "\r\n").filter { $0.contains("reversi: ") }
      #expect(lines.count == (end == .exited(0) ? 0 : 1), "limit \(limit): \(end)")
      #expect(game.folder.text(of: game.save) == SavedText.new)
      #expect(!game.folder.exists("reversi/game.bad-1"))
      #expect(pty.modesAfter == pty.modesBefore)
    }
  }

  @Test("a successful save clears the notice and the status of a failed one")
  func recoveringSave() throws {
    let game = try Game(saved: SavedText.new)
    let terminal = try game.onTerminal("--animation", "off")
    try terminal.wait(forTurnOf: .dark)
    try replaceFolderByFile(of: game)
    try terminal.place(.d3)
    try terminal.wait(forText: "not saved: ")
    try FileManager.default.removeItem(atPath: game.folder["reversi"])
    try FileManager.default.createDirectory(
      atPath: game.folder["reversi"], withIntermediateDirectories: true)
    try terminal.place(.c3)
    try terminal.wait(forNo: "not saved: ")
    #expect(game.saved?.state == "x00")
    try terminal.type("q")
    try terminal.wait(forText: "exit status: 0")
  }

  /// Removes the place where the game is saved. This also stops the superuser.
  private func replaceFolderByFile(of game: Game) throws {
    try FileManager.default.removeItem(atPath: game.folder["reversi"])
    try game.folder.write("", to: "reversi")
  }

  @Test("--save names the file, and a relative XDG_STATE_HOME is ignored")
  func places() throws {
    let named = try Game(saved: nil, as: "elsewhere.txt")
    let first = try named.onTerminal("--save", named.folder["elsewhere.txt"])
    try first.wait(forTurnOf: .dark)
    #expect(named.folder.text(of: "elsewhere.txt") == SavedText.new)

    let relative = try Game(saved: nil, as: ".local/state/reversi/game")
    let second = try relative.onTerminal(environment: ["XDG_STATE_HOME": "relative"])
    try second.wait(forTurnOf: .dark)
    #expect(relative.folder.text(of: relative.save) == SavedText.new)
  }
}
