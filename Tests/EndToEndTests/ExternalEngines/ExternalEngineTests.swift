import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// External engines that play a side of the game in the terminal.
@Suite("External engines")
struct ExternalEngineTests {
  /// An engine's command that first writes its process number and that of a child that ignores
  /// signals.
  private static func noted(_ command: String) -> String {
    "nboard (trap '' TERM HUP INT; exec sleep 1000) & echo $! $$ >numbers.new; "
      + "mv numbers.new numbers; \(command)"
  }

  /// The processes that the command wrote down.
  private static func processes(of game: Game) -> [Int32] {
    (game.folder.text(of: "numbers") ?? "").split(whereSeparator: \.isWhitespace)
      .compactMap { Int32($0) }
  }

  /// Whether a process is running. A process that has ended but still has an entry is not.
  private static func isRunning(_ process: Int32) -> Bool {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return FileManager.default.fileExists(atPath: "/proc") ? false : kill(process, 0) == 0
    }
    return !String(decoding: data, as: UTF8.self).contains(") Z ")
  }

  /// The programs that the game has started and that have ended, but are still listed.
  private static func unclaimed(of process: Int32) -> [Int32] {
    let tasks =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return tasks.flatMap { task in
      let data = FileManager.default.contents(atPath: "/proc/\(process)/task/\(task)/children")
      return String(decoding: data ?? Data(), as: UTF8.self).split(separator: " ")
        .compactMap { Int32($0) }.filter { !isRunning($0) }
    }
  }

  /// Whether a process has been stopped.
  private static func isStopped(_ process: Int32) -> Bool {
    let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
    return String(decoding: data, as: UTF8.self).contains(") T ")
  }

  /// The running processes in the game's folder: the program, and all that it has started.
  ///
  /// Their environment would tell, too, but a process has none for a moment when it becomes another
  /// program.
  private static func processes(in game: Game) -> [Int32] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { Int32($0) }.filter { process in
      let folder = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(process)/cwd")
      return folder == game.folder.path
    }
  }

  /// Waits until nothing runs in the game's folder.
  ///
  /// It looks twice: what starts while it looks is not seen, and that was its last chance to start.
  private static func waitForNoProcess(in game: Game) throws {
    var left: [Int32] = []
    var empty = 0
    try Deadline.generous.wait(for: "the end of all processes", instead: { "\(left)" }) {
      left = processes(in: game)
      empty = left.isEmpty ? empty + 1 : 0
      return empty == 2
    }
  }

  @Test("play a side that the player gives them in the list of players")
  func play() throws {
    let game = try Game()
    try game.folder.write(
      "engine Scripted = nboard \(ScriptedEngine.answering("D6"))\n", to: ".config/reversi/config")
    let pty = try game.onPty("--think-time", "0", "--animation", "off")
    try pty.wait(forText: "●'s turn")
    pty.type("M")
    try pty.wait(forText: "Scripted")
    pty.type("\u{1B}[C\u{1B}[B\u{1B}[B\r")
    try pty.wait(for: "the engine's side") {
      game.folder.text(of: game.save)?.contains("light-engine Scripted") == true
    }
    pty.type("M")
    pty.type("f5\r")
    try pty.wait(for: "its move") {
      game.folder.text(of: game.save)?.contains("plies f5d6\n") == true
    }
    let saved = try #require(game.folder.text(of: game.save))
    #expect(saved.contains("\nplies f5d6\nlight-engine Scripted\n"))
    pty.type("q")
    #expect(try pty.end() == .exited(0))
  }

  @Test("include this program itself, which finishes a game over both protocols")
  func ourselves() throws {
    let game = try Game()
    let start = String(KnownGame.tie.transcript.prefix(2 * 46))
    try game.folder.write(start, to: "record")
    let outcome = try game.inPipe(
      "", "--load", "record", "--black-engine", "nboard '\(Program.path)' engine nboard",
      "--white-engine", "gtp '\(Program.path)' engine gtp")
    #expect(outcome.end == .exited(0))
    #expect(!outcome.output.contains("anual"), "\(outcome.output)")
    let saved = try #require(game.folder.text(of: game.save))
    let played = try #require(saved.split(separator: "\n").first { $0.hasPrefix("plies ") })
    #expect(played.hasPrefix("plies " + start) && played.count > "plies ".count + start.count + 4)
  }

  @Test("lose their side when they fail: a notice says so, and the game goes on")
  func failure() throws {
    let game = try Game()
    let pty = try game.onPty("--black-engine", "gtp no-such-program", "--think-time", "0")
    try pty.wait(forText: "no-such-program was not found")
    #expect(game.folder.text(of: game.save)?.hasPrefix("x00\n") == true)
    #expect(Self.unclaimed(of: pty.process) == [])
    pty.type("f5\r")
    try pty.wait(for: "a move") { game.folder.text(of: game.save)?.hasPrefix("o00\n") == true }
    pty.type("q")
    #expect(try pty.end() == .exited(0))
  }

  @Test(
    "end with all their processes, however the game ends, even if they have stopped",
    arguments: [nil, SIGTERM, SIGHUP, SIGINT, SIGKILL, SIGSEGV], [false, true])
  func ends(signal: Int32?, stops: Bool) throws {
    let game = try Game()
    let engine = stops ? "kill -STOP 0" : ScriptedEngine.slow
    let pty = try game.onPty("--black-engine", Self.noted(engine))
    try pty.wait(for: "the program's numbers") { Self.processes(of: game).count == 2 }
    let processes = Self.processes(of: game)
    try Deadline.generous.wait(for: "engines that run or have stopped") {
      processes.allSatisfy(stops ? Self.isStopped : Self.isRunning)
    }
    #expect(Set(Self.processes(in: game)).isStrictSuperset(of: processes))
    if let signal { pty.signal(signal) } else { pty.type("q") }
    _ = try pty.end()
    try Deadline.generous.wait(for: "the end of the engines", instead: { "\(processes)" }) {
      !processes.contains(where: Self.isRunning)
    }
    try Self.waitForNoProcess(in: game)
  }

  @Test("end with the game if they are pipelines, whenever it crashes")
  func pipeline() throws {
    let game = try Game()
    var kills = 0
    while kills < Self.kills {
      let pty = try game.onPty("--black-engine", "gtp cat | cat", "--think-time", "0")
      // From before the engine has started to after the first lines of both.
      let moment = Deadline(after: .microseconds(kills * 60_000 / Self.kills))
      while pty.takeIn(before: moment) {}
      pty.signal(SIGSEGV)
      _ = try pty.end()
      try Self.waitForNoProcess(in: game)
      kills += 1
    }
  }

  /// The number of crashes to try.
  private static let kills =
    ProcessInfo.processInfo.environment["REVERSI_KILLS"].flatMap { Int($0) } ?? 20
}
