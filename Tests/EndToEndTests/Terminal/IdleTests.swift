import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

@Suite("Idleness")
struct IdleTests {
  enum State: String, CaseIterable {
    case waiting, afterThought, passing, over, askedToReset, outOfTime, tooSmall
  }

  private func start(_ state: State) throws -> (game: Game, pty: Pty) {
    let game: Game
    let pty: Pty
    switch state {
    case .waiting, .askedToReset:
      game = try Game()
      pty = try game.onPty()
    case .afterThought:
      game = try Game(saved: SavedText.text("x10", Board.newGame.description))
      pty = try game.onPty("--think-time", "0", "--animation", "off")
      try pty.wait(forText: "#")
    case .passing:
      game = try Game(saved: SavedText.text("x11", PassTests.darkMustPass))
      pty = try game.onPty()
    case .over:
      game = try Game(saved: SavedText.text("-11", PassTests.finished))
      pty = try game.onPty()
    case .outOfTime:
      game = try Game()
      pty = try game.onPty("--clock", "0.1")
    case .tooSmall:
      game = try Game()
      pty = try game.onPty(size: TerminalSize(20, 5))
    }
    try pty.wait(forText: state == .tooSmall ? "safe" : "menu")
    if state == .askedToReset {
      pty.type("r")
      try pty.wait(forText: "Do you really want to reset")
    }
    if state == .outOfTime { try pty.wait(forText: "a clock?") }
    return (game, pty)
  }

  @Test("a program that waits for a person neither wakes up nor writes anything")
  func idle() throws {
    let programs = try State.allCases.map { (state: $0, at: try start($0)) }
    let ptys = programs.map(\.at.pty)
    // After the programs have finished their start, such as saving, which can take long on a slow
    // disk. Only this test checks that something does not happen, so it needs time to pass.
    var seen: [String] = []
    try Deadline.generous.wait(
      for: "four seconds in which nothing happens", instead: { seen.joined(separator: ", ") }
    ) {
      let before = try ptys.map { try wakeUps(of: $0.process) }
      let window = Deadline(after: .seconds(4))
      let lengths = ptys.map(\.output.count)
      for pty in ptys { while pty.takeIn(before: window) {} }
      let after = try ptys.map { try wakeUps(of: $0.process) }
      seen = programs.indices
        .filter { after[$0] != before[$0] || ptys[$0].output.count != lengths[$0] }
        .map { "\(programs[$0].state)" }
      return seen.isEmpty
    }
    for pty in ptys {
      pty.type("q")
      #expect(try pty.end() == .exited(0))
    }
  }

  /// A thread wakes up as often as it went to sleep voluntarily.
  private func wakeUps(of process: pid_t) throws -> [String: Int] {
    let folder = "/proc/\(process)/task"
    var counts: [String: Int] = [:]
    for thread in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = try #require(
        status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") })
      counts[thread] = Int(line.drop { !$0.isNumber })
    }
    return counts
  }
}
