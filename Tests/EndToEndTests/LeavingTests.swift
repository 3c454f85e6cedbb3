import Foundation
import TerminalTesting
import Testing

/// Every way out of the program, and what is left of it on the terminal.
@Suite("Leaving")
struct LeavingTests {
  /// What the program is in the middle of when it is made to leave.
  enum Moment: String, CaseIterable {
    case waiting, thinking, searching, animating, passing
  }

  private func start(_ moment: Moment) throws -> (game: Game, pty: Pty) {
    let game: Game
    let pty: Pty
    switch moment {
    case .waiting:
      game = try Game()
      pty = try game.onPty()
    case .thinking:
      game = try Game(saved: SavedText.text("x11", LongBoards.move))
      pty = try game.onPty("--think-time", "3600")
      try pty.wait(forText: "thinking")
    case .searching:
      game = try Game(saved: SavedText.text("x11", LongBoards.thought))
      pty = try game.onPty("--dark-level", "10", "--think-time", "3600")
      try pty.wait(forText: "thinking")
    case .animating:
      game = try Game(saved: SavedText.text("x00", LongBoards.move))
      pty = try game.onPty("--animation", "slow")
      try pty.wait(forText: "q quit")
      pty.type("d4\r")
      try pty.wait(forText: "Last move")
    case .passing:
      game = try Game(saved: SavedText.text("x10", PassTests.darkMustPass))
      pty = try game.onPty()
      try pty.wait(forText: "Cannot place a disk.")
    }
    try pty.wait(forText: "q quit")
    return (game, pty)
  }

  private func expectRestored(_ pty: Pty) {
    #expect(pty.modesAfter == pty.modesBefore)
    #expect(pty.modesAfter?.echoes == true && pty.modesAfter?.gathersLines == true)
    let modes = PrivateModes(output: pty.text)
    #expect(modes.isOn[PrivateModes.alternateScreen] == false)
    #expect(modes.isOn[PrivateModes.mouse] == false)
    #expect(modes.isOn[PrivateModes.bracketedPaste] == false)
    #expect(modes.leftBehind == [])
  }

  @Test("q leaves with status 0 and gives the terminal back", arguments: Moment.allCases)
  func quit(_ moment: Moment) throws {
    let (_, pty) = try start(moment)
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    expectRestored(pty)
  }

  @Test(
    "a signal gives the terminal back, and the program dies of it",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT], Moment.allCases)
  func signal(_ number: Int32, _ moment: Moment) throws {
    let (game, pty) = try start(moment)
    let saved = game.saved
    pty.signal(number)
    #expect(try pty.end() == .killed(number))
    expectRestored(pty)
    #expect(game.saved == saved)
  }

  @Test(
    "a trap in the program gives the terminal back too",
    arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
  func trap(_ number: Int32) throws {
    let (game, pty) = try start(.animating)
    let saved = game.saved
    pty.signal(number)
    #expect(try pty.end() == .killed(number))
    expectRestored(pty)
    #expect(game.saved == saved)
  }

  @Test(
    "a signal that comes before the first screen gives the terminal back as well",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func earlySignal(_ number: Int32) throws {
    // The alternate screen is the first that the terminal hears of the program.
    for _ in 1...5 {
      let pty = try Game().onPty(cursorReport: .none)
      try pty.wait(forOutput: "\u{1B}[?1049h")
      pty.signal(number)
      #expect(try pty.end() == .killed(number))
      expectRestored(pty)
    }
  }

  @Test("Ctrl-C and Ctrl-\\ are signals", arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func signalKeys(_ key: String, _ number: Int32) throws {
    let (_, pty) = try start(.waiting)
    pty.type(key)
    #expect(try pty.end() == .killed(number))
    expectRestored(pty)
  }

  @Test(
    "a terminal that is closed ends the program, with the game kept", arguments: Moment.allCases)
  func hangUp(_ moment: Moment) throws {
    let (game, pty) = try start(moment)
    let saved = try #require(game.saved)
    pty.hangUp()
    try pty.end()
    #expect(game.saved == saved)
  }

  @Test("suspended, it gives the terminal back; continued, it takes and draws it again")
  func suspend() throws {
    let (_, pty) = try start(.waiting)
    for count in 1...3 {
      pty.type("\u{1A}")
      try pty.wait(forStop: count)
      #expect(pty.changes.last == .stopped(SIGTSTP))
      expectRestored(pty)
      let length = pty.output.count
      pty.signal(SIGCONT)
      try pty.wait(forText: "q quit", after: length)
      #expect(PrivateModes(output: pty.text).isOn[PrivateModes.alternateScreen] == true)
      #expect(PrivateModes(output: pty.text).isOn[PrivateModes.mouse] == true)
    }
    pty.type("?")
    try pty.wait(forText: "answer a question")
    pty.type(" q")
    #expect(try pty.end() == .exited(0))
    expectRestored(pty)
  }

  @Test("a stop that nobody could prepare for is survived")
  func stopAndContinue() throws {
    let (_, pty) = try start(.waiting)
    pty.signal(SIGSTOP)
    try pty.wait(forStop: 1)
    let length = pty.output.count
    pty.signal(SIGCONT)
    try pty.wait(forText: "q quit", after: length)
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    expectRestored(pty)
  }

  /// A game that was started from a shell.
  private func startInShell(_ game: Game) throws -> TmuxTerminal {
    var shell = game.launch([])
    shell.environment["PS1"] = "shell> "
    // Hung up, the shell would write its history into a folder that is about to go.
    shell.environment["HISTFILE"] = "/dev/null"
    shell.arguments = ["--norc", "--noprofile", "-i"]
    shell.path = "/bin/bash"
    let terminal = try TmuxTerminal(shell)
    try terminal.wait(forText: "shell>")
    try terminal.type("\(Program.path)\r")
    // The end of the screen: before that the program is not done with drawing.
    try terminal.wait(forText: "q quit")
    return terminal
  }

  /// The child of the child, and so on: what a shell runs in the foreground.
  private func youngestProcess(below process: String) throws -> pid_t {
    let children = try String(
      contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    if let child = children.split(separator: " ").first {
      return try youngestProcess(below: String(child))
    }
    return try #require(pid_t(process))
  }

  @Test("stopped before it could give the terminal back, the game takes keys again after fg")
  func unforeseenStopInShell() throws {
    let game = try Game()
    let terminal = try startInShell(game)
    kill(try youngestProcess(below: terminal.value(of: "pane_pid")), SIGSTOP)
    try terminal.wait(forText: "Stopped")
    try terminal.type("fg\r")
    // Without Enter: the shell has left the terminal gathering lines.
    try terminal.type("?")
    try terminal.wait(forText: "answer a question")
    try terminal.type(" q")
    try terminal.type("echo \"status $?\"\r")
    try terminal.wait(forText: "status 0")
  }

  @Test("suspended in a shell and brought back by fg, the game goes on")
  func shellJob() throws {
    let game = try Game()
    let terminal = try startInShell(game)
    try terminal.press("C-z")
    try terminal.wait(forText: "Stopped")
    #expect(try terminal.value(of: "alternate_on") == "0")
    #expect(try terminal.value(of: "mouse_any_flag") == "0")
    // The shell shows what is typed.
    try terminal.type("fg")
    try terminal.wait(forText: "shell> fg")
    try terminal.press("Enter")
    try terminal.wait(forTurnOf: .dark)
    #expect(try terminal.value(of: "mouse_any_flag") == "1")
    try terminal.place(.d3)
    try terminal.wait(forTurnOf: .light)
    try terminal.press("C-c")
    try terminal.type("echo \"status $?\"\r")
    try terminal.wait(forText: "status 130")
  }
}
