import Foundation
import ReversiTesting
import TerminalTesting
import Testing

/// Signals, at every moment.
@Suite("Signals")
struct SignalTests {
  /// Signals that end a program unless it catches them, except those that report a bug.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1]

  /// Signals that report a bug in the program.
  static let traps = [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE]

  @Test(
    "a signal restores the terminal, and the program dies of it", arguments: ending,
    Moment.allCases)
  func signal(_ number: Int32, _ moment: Moment) throws {
    let (game, pty) = try moment.start()
    let saved = game.saved
    pty.signal(number)
    #expect(try pty.end() == .killed(number))
    pty.expectRestored()
    #expect(game.saved == saved)
  }

  @Test("a crash of the program restores the terminal and prints a line", arguments: traps)
  func trap(_ number: Int32) throws {
    let (game, pty) = try Moment.animating.start()
    let saved = game.saved
    pty.signal(number)
    #expect(try pty.end() == .killed(number))
    pty.expectRestored()
    #expect(pty.text.contains("reversi: the program has crashed"))
    #expect(game.saved == saved)
  }

  @Test(
    "a stopped program that is killed does not touch a terminal it does not own",
    arguments: [SIGTERM, SIGSEGV])
  func stopped(_ number: Int32) throws {
    let (game, pty) = try Moment.waiting.start()
    let saved = game.saved
    pty.type("\u{1A}")
    try pty.wait(forStop: 1)
    pty.expectRestored()
    let length = pty.output.count
    pty.signal(number)
    pty.signal(SIGCONT)
    #expect(try pty.end() == .killed(number))
    let more = String(decoding: pty.output.dropFirst(length), as: UTF8.self)
    #expect(!more.contains("\u{1B}"))
    pty.expectRestored()
    #expect(game.saved == saved)
  }

  @Test(
    "a terminal that takes no output does not delay a signal",
    arguments: [SIGTERM, SIGSEGV], Obstacle.allCases)
  func chokedTerminal(_ number: Int32, _ obstacle: Obstacle) throws {
    let (game, pty) = try Moment.thinking.start()
    let saved = game.saved
    pty.choke(obstacle)
    // The terminal does not pass on what this shows.
    pty.type("?")
    pty.signal(number)
    #expect(try pty.endUnread() == .killed(number))
    #expect(pty.modesAfter == pty.modesBefore)
    #expect(game.saved == saved)
  }

  @Test(
    "a terminal that is read again after the program's end is restored",
    arguments: [nil, SIGTERM, SIGSEGV])
  func readAgain(_ number: Int32?) throws {
    let (_, pty) = try Moment.waiting.start()
    pty.choke(.full)
    pty.type("?")
    if let number { pty.signal(number) } else { pty.type("q") }
    #expect(try pty.endUnread() == number.map(ProgramChange.killed) ?? .exited(0))
    try pty.end()
    pty.expectRestored()
  }

  @Test("a crash on another thread stops all drawing", arguments: 1...3)
  func trapOnThread(_ round: Int) throws {
    let (_, pty) = try Moment.searching.start()
    let process = pty.process
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
      .compactMap { pid_t($0) }.filter { $0 != process }
    // The first thread after the main thread is the engine's. Other threads come and go.
    let other = try #require(threads.min())
    // Both the crash and the screen wait for the terminal, which then accepts both.
    pty.choke(.stopped)
    pty.type("?")
    let moment = Deadline(after: .milliseconds(150))
    while pty.takeIn(before: moment) {}
    pty.signal(SIGSEGV, thread: other)
    let dawn = Deadline(after: .milliseconds(50))
    while pty.takeIn(before: dawn) {}
    pty.release()
    #expect(try pty.end() == .killed(SIGSEGV))
    pty.expectRestored()
    let last = try #require(pty.text.components(separatedBy: "\u{1B}[?1049l").last)
    #expect(!last.contains(/\u{1B}\[[0-9;]*[HdmK]/), "\(last.debugDescription)")
  }
}
