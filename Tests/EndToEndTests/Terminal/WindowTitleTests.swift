import Foundation
import TerminalTesting
import Testing

/// The program restores the terminal's window title at the end.
@Suite("The window's title")
struct WindowTitleTests {
  /// The sequences that make the terminal save its title and restore it.
  static let (keeping, giving) = ("\u{1B}[22;0t", "\u{1B}[23;0t")
  private static let title = "\u{1B}]0;Reversi: Black 2, White 2\u{1B}\\"

  private let game: Game

  init() throws { game = try Game() }

  @Test("shows the disks, and is restored at the end")
  func whole() throws {
    let pty = try game.onPty()
    try pty.wait(forText: "quit")
    #expect(pty.count(of: Self.keeping) == 1 && pty.count(of: Self.title) == 1)
    #expect(pty.count(of: Self.giving) == 0)
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(pty.count(of: Self.keeping) == 1 && pty.count(of: Self.giving) == 1)
  }

  @Test("changes with a move")
  func move() throws {
    let pty = try game.onPty("--animation", "off")
    try pty.wait(forText: "quit")
    pty.type("d3\r")
    try pty.wait(forOutput: "\u{1B}]0;Reversi: Black 4, White 1\u{1B}\\")
  }

  @Test("is restored when the program is suspended, and set again when it continues")
  func suspended() throws {
    let pty = try game.onPty()
    try pty.wait(forText: "quit")
    pty.signal(SIGTSTP)
    try pty.wait(forStop: 1)
    #expect(pty.count(of: Self.giving) == 1)
    try pty.resume()
    try pty.wait(for: "the title") { pty.count(of: Self.title) == 2 }
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(pty.count(of: Self.keeping) == 2 && pty.count(of: Self.giving) == 2)
  }

  @Test("is restored after a crash", arguments: [SIGSEGV, SIGABRT])
  func fault(signal: Int32) throws {
    let pty = try game.onPty()
    try pty.wait(forText: "quit")
    pty.signal(signal)
    #expect(try pty.end() == .killed(signal))
    #expect(pty.count(of: Self.keeping) == 1 && pty.count(of: Self.giving) == 1)
  }

  @Test(
    "is not changed if it cannot be restored", arguments: ["linux", "rxvt"])
  func none(terminal: String) throws {
    let pty = try Pty(game.launch([], environment: ["TERM": terminal]), size: .usual)
    try pty.wait(forText: "quit")
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(!pty.text.contains("22;0t") && !pty.text.contains("23;0t") && !pty.text.contains("]0;"))
  }

  @Test("is unchanged afterwards in a real terminal")
  func realTerminal() throws {
    var shell = game.launch(["-c", "\(Program.path); read"])
    shell.path = "/bin/bash"
    let terminal = try TmuxTerminal(shell)
    try terminal.wait(forText: "quit")
    #expect(try terminal.value(of: "pane_title") == "Reversi: Black 2, White 2")
    try terminal.type("q")
    try terminal.wait(forNo: "quit")
    try terminal.wait(for: "the title from before") { _ in
      try !terminal.value(of: "pane_title").contains("Reversi")
    }
  }
}
