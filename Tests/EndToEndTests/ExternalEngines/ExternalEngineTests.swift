import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

@Suite("External engines")
struct ExternalEngineTests {
  /// The engine first writes its process number.
  private static func noted(_ command: String) -> String {
    "nboard echo $$ >number.new; mv number.new number; \(command)"
  }

  /// A process that has ended but still has an entry is not running.
  private static func isRunning(_ process: Int32) -> Bool {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return FileManager.default.fileExists(atPath: "/proc") ? false : kill(process, 0) == 0
    }
    return !String(decoding: data, as: UTF8.self).contains(") Z ")
  }

  /// Programs that have ended, but are still listed.
  private static func unclaimed(of process: Int32) -> [Int32] {
    let tasks =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return tasks.flatMap { task in
      let data = FileManager.default.contents(atPath: "/proc/\(process)/task/\(task)/children")
      return String(decoding: data ?? Data(), as: UTF8.self).split(separator: " ")
        .compactMap { Int32($0) }.filter { !isRunning($0) }
    }
  }

  private static func isStopped(_ process: Int32) -> Bool {
    let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
    return String(decoding: data, as: UTF8.self).contains(") T ")
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
    pty.type("\u{1B}[C\u{1B}[B\u{1B}[B\u{1B}[B\r")
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
    "end, however the game ends, even if they have stopped",
    arguments: [nil, SIGTERM, SIGKILL, SIGSEGV], [false, true])
  func ends(signal: Int32?, stops: Bool) throws {
    let game = try Game()
    let engine = stops ? "kill -STOP $$" : "exec sleep 1000"
    let pty = try game.onPty("--black-engine", Self.noted(engine))
    try pty.wait(for: "the engine's number") { game.folder.exists("number") }
    let text = try #require(game.folder.text(of: "number"))
    let process = try #require(Int32(text.dropLast()))
    try Deadline.generous.wait(for: "an engine that runs or has stopped") {
      stops ? Self.isStopped(process) : Self.isRunning(process)
    }
    if let signal { pty.signal(signal) } else { pty.type("q") }
    _ = try pty.end()
    try Deadline.generous.wait(for: "the end of the engine") { !Self.isRunning(process) }
  }

  @Test(
    "end with all that they have started when the game leaves or dies of a signal that it can catch",
    arguments: [nil, SIGTERM, SIGHUP, SIGSEGV])
  func group(signal: Int32?) throws {
    let game = try Game()
    let helper = "sleep 1000 & echo $! >helper.new; mv helper.new helper"
    let pty = try game.onPty(
      "--black-engine", Self.noted("trap '' TERM HUP INT PIPE; \(helper); sleep 1000"))
    try pty.wait(for: "the helper's number") { game.folder.exists("helper") }
    let processes = try ["number", "helper"].map { name in
      let text = try #require(game.folder.text(of: name))
      return try #require(Int32(text.dropLast()))
    }
    if let signal { pty.signal(signal) } else { pty.type("q") }
    _ = try pty.end()
    try Deadline.generous.wait(for: "the end of the engine and its helper") {
      !processes.contains(where: Self.isRunning)
    }
  }

  @Test("end although they ignore signals if the game is killed and they are one program")
  func killed() throws {
    let game = try Game()
    try game.folder.write(
      "echo $$ >number.new\nmv number.new number\ntrap '' TERM HUP INT PIPE\nsleep 1000\n",
      to: "engine")
    let pty = try game.onPty("--black-engine", "nboard exec sh \(game.folder["engine"])")
    try pty.wait(for: "the engine's number") { game.folder.exists("number") }
    let text = try #require(game.folder.text(of: "number"))
    let process = try #require(Int32(text.dropLast()))
    pty.signal(SIGKILL)
    _ = try pty.end()
    try Deadline.generous.wait(for: "the end of the engine") { !Self.isRunning(process) }
  }
}
