import ReversiCore
import TerminalTesting
import Testing

@Suite("Jobs")
struct JobTests {
  private func startShell(_ game: Game) throws -> TmuxTerminal {
    var shell = game.launch([])
    shell.environment["PS1"] = "shell> "
    // Otherwise the shell would write its history, when hung up, into a folder about to be deleted.
    shell.environment["HISTFILE"] = "/dev/null"
    shell.arguments = ["--norc", "--noprofile", "-i"]
    shell.path = "/bin/bash"
    let terminal = try TmuxTerminal(shell)
    try terminal.wait(forText: "shell>")
    try terminal.type("clear; echo \"re\"ady\r")
    try terminal.wait(forText: "ready")
    return terminal
  }

  @Test("a game suspended in a shell resumes with fg")
  func shellJob() throws {
    let terminal = try startShell(try Game())
    try terminal.type("\(Program.path)\r")
    // The end of the screen. Before it appears, the program is still drawing.
    try terminal.wait(forText: "menu")
    try terminal.press("C-z")
    try terminal.wait(forText: "Stopped")
    #expect(try terminal.value(of: "alternate_on") == "0")
    #expect(try terminal.value(of: "mouse_any_flag") == "0")
    // The shell echoes the input.
    try terminal.type("fg")
    try terminal.wait(forText: "shell> fg")
    try terminal.press("Enter")
    try terminal.wait(forTurnOf: .dark)
    #expect(try terminal.value(of: "mouse_any_flag") == "1")
    try terminal.place(.d3)
    try terminal.wait(forTurnOf: .light)
    try terminal.press("C-c")
    // The game may still receive earlier input.
    try terminal.wait(for: "the shell") { _ in try terminal.value(of: "alternate_on") == "0" }
    try terminal.type("echo \"status $?\"\r")
    try terminal.wait(forText: "status 130")
  }

  /// Waits until a job in the background has stopped, and shows Bash's line about it. The pattern
  /// is not itself the word that the tests wait for.
  ///
  /// After `set -b`, Bash would report the job at once, but from its signal handler, which crashes
  /// it about once in a hundred runs.
  private static let untilStopped = "until jobs -s | grep Stop[p]ed; do :; done"

  @Test("a job started in the background plays when it comes to the foreground")
  func startInBackground() throws {
    let terminal = try startShell(try Game())
    try terminal.type("\(Program.path) & \(Self.untilStopped)\r")
    try terminal.wait(forText: "Stopped")
    try terminal.type("fg\r")
    try terminal.wait(forText: "menu")
    try terminal.press("C-z")
    try terminal.wait(for: "the shell") { _ in try terminal.value(of: "alternate_on") == "0" }
    // Resumed in the background, it stops again.
    try terminal.type("clear\r")
    try terminal.wait(forNo: "Stopped")
    try terminal.type("bg; \(Self.untilStopped)\r")
    try terminal.wait(forText: "Stopped")
    #expect(try terminal.value(of: "alternate_on") == "0")
    try terminal.type("fg\r")
    try terminal.wait(forText: "menu")
    try terminal.type("q")
    try terminal.type("echo \"status $?\"\r")
    try terminal.wait(forText: "status 0")
  }
}
