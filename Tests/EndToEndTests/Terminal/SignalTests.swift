import Foundation
import ReversiTesting
import TerminalTesting
import Testing

@Suite("Signals")
struct SignalTests {
  /// Signals that end a program unless it catches them, except those that report a bug.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1]

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
    arguments: [SIGTERM, SIGHUP])
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
}
