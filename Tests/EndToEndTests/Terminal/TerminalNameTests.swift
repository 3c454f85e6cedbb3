import Foundation
import TerminalTesting
import Testing

/// Terminals whose names the system does not know, or that use other colour numbers.
@Suite("Terminal names")
struct TerminalNameTests {
  private let game: Game

  init() throws { game = try Game() }

  @Test(
    "an unknown terminal that describes itself gets a game and a notice",
    arguments: [
      // As kitty and Alacritty answer, under names that no system knows.
      ("xterm-kitty-unknown", "\u{1B}[?62;c"), ("alacritty-unknown", "\u{1B}[?6c"),
    ])
  func answered(_ name: String, _ attributes: String) throws {
    let pty = try game.onPty(environment: ["TERM": name], typed: attributes)
    try pty.wait(forText: "unknown terminal '\(name)'")
    try pty.wait(forText: "menu")
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    pty.expectRestored()
  }

  @Test("an unknown terminal that is silent for 200 ms is refused, with the remedy")
  func silent() throws {
    let start = ContinuousClock.now
    let pty = try game.onPty(environment: ["TERM": "no-such-terminal"])
    #expect(try pty.end() == .exited(2))
    #expect(ContinuousClock.now - start >= .milliseconds(200))
    #expect(
      pty.text.hasSuffix(
        "reversi: unknown terminal 'no-such-terminal'; try: TERM=xterm-256color reversi\r\n"))
    #expect(pty.modesAfter == pty.modesBefore)
    #expect(game.saved == nil)
  }

  @Test("a terminal with direct colours gets the palette's colours")
  func directColors() throws {
    let source = """
      direct|counts colours by red, green and blue,
        use=xterm-256color, colors#0x1000000, pairs#0x10000,
        setaf=\\E[%?%p1%{8}%<%t3%p1%d%e38\\:2\\:\\:%p1%{65536}%/%d\\:%p1%{256}%/%{255}%&%d\\:%p1%{255}%&%d%;m,
        setab=\\E[%?%p1%{8}%<%t4%p1%d%e48\\:2\\:\\:%p1%{65536}%/%d\\:%p1%{256}%/%{255}%&%d\\:%p1%{255}%&%d%;m,
      """
    try game.folder.write(source + "\n", to: "direct.src")
    let tic = try PlainProcess.run(
      Launch(
        path: "/usr/bin/tic",
        arguments: ["-x", "-o", game.folder["terminfo"], game.folder["direct.src"]],
        folder: game.folder))
    #expect(tic.end == .exited(0), "\(tic.errors)")
    let pty = try game.onPty(
      environment: ["TERM": "direct", "TERMINFO": game.folder["terminfo"]])
    try pty.wait(forText: "menu")
    // Number 28 of the 256 colours, which paints the board.
    #expect(pty.text.contains("48:2::0:135:0m"))
    // White is not number 15, which is almost black there.
    #expect(pty.text.contains("38:2::255:255:255m"))
    pty.type("q")
    #expect(try pty.end() == .exited(0))
  }

  @Test("the environment gives the size of a terminal that has none")
  func sizeFromEnvironment() throws {
    let size = TerminalSize(0, 0)
    let pty = try game.onPty(size: size, environment: ["COLUMNS": "40", "LINES": "20"])
    try pty.wait(forOutput: "\u{1B}[1;20r")
    pty.type("q")
    #expect(try pty.end() == .exited(0))
  }
}
