import Foundation
import ReversiCore
import TerminalTesting
import Testing

@Suite("The conversation with the terminal")
struct ConversationTests {
  private let game: Game

  init() throws { game = try Game() }

  @Test(
    "a terminal that shows disks in two columns gets ASCII, in every locale",
    arguments: [
      ("\u{1B}[1;3R", true), ("\u{1B}[1;2R", false), ("", false),
    ])
  func diskWidth(answer: String, isWide: Bool) throws {
    let pty = try game.onPty(typed: answer)
    try pty.wait(forText: "menu")
    #expect(pty.count(of: "\r●\u{1B}[6n") == 1)
    #expect(pty.text.contains("▄") == !isWide)
  }

  @Test(
    "a terminal that does not reply shows disks in one column, in every locale",
    arguments: ["C.UTF-8", "ja_JP.UTF-8", "zh_TW.UTF-8", "ko_KR.UTF-8"])
  func noReply(locale: String) throws {
    let pty = try game.onPty("--language", "en", environment: ["LC_ALL": locale])
    try pty.wait(forText: "menu")
    #expect(pty.count(of: "\r●\u{1B}[6n") == 1)
    #expect(pty.text.contains("▄"))
  }

  @Test(
    "a terminal gets 256 colours if it has more than the terminal database says",
    arguments: [
      ("xterm", "\u{1B}]4;255;rgb:eeee/eeee/eeee\u{1B}\\\u{1B}[1;2R", "", true),
      ("xterm", "\u{1B}[1;2R", "", false),
      ("xterm", "\u{1B}[1;2R", "truecolor", true),
      ("screen", "\u{1B}]4;255;rgb:eeee/eeee/eeee\u{7}\u{1B}[1;2R", "", true),
      // The console, whose fonts lack half blocks, comes close to more colours with its sixteen.
      ("linux", "\u{1B}[1;2R", "truecolor", false),
    ])
  func colors(name: String, answer: String, colorTerm: String, hasColors: Bool) throws {
    let pty = try game.onPty(
      environment: ["TERM": name, "COLORTERM": colorTerm], typed: answer)
    try pty.wait(forText: "menu")
    #expect(pty.text.contains("48;5;28m") == hasColors)
    // Few fonts of the console have a disk, but all have blocks.
    #expect(pty.text.contains("●") == (name != "linux") && pty.text.contains("█"))
    let isAsked = name != "linux" && colorTerm.isEmpty
    #expect(pty.count(of: "\u{1B}]4;255;?\u{7}\r●\u{1B}[6n") == (isAsked ? 1 : 0))
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(pty.modesAfter == pty.modesBefore)
  }

  @Test("a locale that is not UTF-8 gets ASCII")
  func oldLocale() throws {
    let pty = try game.onPty(environment: ["LANG": "", "LC_ALL": "C"])
    try pty.wait(forText: "menu")
    #expect(!pty.output.contains { $0 > 127 })
  }

  @Test("the window has a title while the game runs, and its own afterwards")
  func title() throws {
    var shell = game.launch(["-c", "\(Program.path); read"])
    shell.path = "/bin/bash"
    let terminal = try TmuxTerminal(shell)
    try terminal.wait(forText: "menu")
    #expect(try terminal.value(of: "pane_title") == "Reversi: Black 2, White 2")
    try terminal.type("q")
    try terminal.wait(for: "the title from before") { _ in
      try !terminal.value(of: "pane_title").contains("Reversi")
    }
  }

  @Test("each update is synchronized if the terminal supports that, and the bell rings once")
  func updates() throws {
    let (begin, end) = ("\u{1B}[?2026h", "\u{1B}[?2026l")
    let pty = try game.onPty(
      "--white", "computer", "--think-time", "0", "--animation", "off", "--bell",
      typed: "\u{1B}[?2026;2$y")
    try pty.wait(forText: "menu")
    pty.type("d3\r")
    // Every reply flips one disk.
    try pty.wait(forOutput: "]0;Reversi: Black 3, White 3")
    try pty.wait(forOutput: "\u{7}")
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(pty.count(of: "\u{7}") == 1)
    #expect(pty.count(of: "\u{1B}[?2026$p") == 1)
    #expect(pty.count(of: begin) > 0 && pty.count(of: begin) == pty.count(of: end))
    // Updates are never nested.
    let parts = pty.text.components(separatedBy: begin).dropFirst()
    #expect(parts.allSatisfy { $0.components(separatedBy: end).count == 2 })
  }

  @Test("Ctrl-C in a paste ends the game as the key does, and the game is kept")
  func interruptedPaste() throws {
    let pty = try game.onPty("--animation", "off")
    try pty.wait(forText: "menu")
    pty.type("d3\r")
    try pty.wait(for: "the move on the file") { game.saved?.position.turn == .light }
    let saved = game.saved
    pty.type("\u{1B}[200~f5d6\u{3}c3\u{1B}[201~")
    #expect(try pty.end() == .killed(SIGINT))
    pty.expectRestored()
    #expect(game.saved == saved)
  }

  @Test("the moves are copied to the terminal's clipboard, if it is known to have one")
  func copied() throws {
    let record = try GameRecord(transcript: "f5d6c3")
    for (name, isCopied) in [("xterm-256color", true), ("linux", false)] {
      let game = try Game(saved: SavedText.text(record))
      let pty = try game.onPty(environment: ["TERM": name])
      try pty.wait(forText: "menu")
      pty.type("s")
      try pty.wait(forText: "Copy the moves")
      pty.type("\r")
      try pty.wait(forText: isCopied ? "in the clipboard" : "no clipboard")
      // The console's fonts have no half blocks.
      #expect(pty.text.contains("▄") == isCopied)
      #expect((pty.count(of: "\u{1B}]52;c;ZjVkNmMz\u{1B}\\") == 1) == isCopied)
      pty.type("q")
      #expect(try pty.end() == .exited(0))
    }
  }

  @Test("only a preview makes the terminal report mouse movements")
  func preview() throws {
    let terminal = try game.onTerminal()
    try terminal.wait(forTurnOf: .dark)
    // Nobody has played here, so the preview is on.
    try terminal.wait(for: "all motion") { _ in try terminal.value(of: "mouse_all_flag") == "1" }
    try terminal.type("p")
    try terminal.wait(for: "clicks alone") { _ in
      try terminal.value(of: "mouse_all_flag") == "0"
        && terminal.value(of: "mouse_standard_flag") == "1"
    }
  }
}
