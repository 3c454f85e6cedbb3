import Foundation
import ReversiTesting
import TerminalTesting
import Testing

/// Signals, at every moment.
@Suite("Signals")
struct SignalTests {
  /// Signals that end the program, except those that report a bug.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU]

  /// Signals that report a bug in the program.
  static let traps = [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE]

  @Test(
    "a signal restores the terminal, and the program dies of it",
    arguments: Moment.allCases.map { (SIGTERM, $0) } + ending.map { ($0, .waiting) })
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
    "a signal before the first screen restores the terminal", arguments: [SIGTERM, SIGSEGV])
  func earlySignal(_ number: Int32) throws {
    // The alternate screen is the program's first output to the terminal.
    let pty = try Game().onPty()
    try pty.wait(forOutput: "\u{1B}[?1049h")
    pty.signal(number)
    #expect(try pty.end() == .killed(number))
    pty.expectRestored()
  }

  @Test(
    "a stopped program that is killed does not touch a terminal it does not own",
    arguments: [SIGTERM, SIGHUP, SIGSEGV])
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
    "a program killed after SIGSTOP leaves the terminal to the shell",
    arguments: [SIGTERM, SIGSEGV])
  func stoppedUnawares(_ number: Int32) throws {
    let (_, pty) = try Moment.searching.start()
    pty.signal(SIGSTOP)
    try pty.wait(forStop: 1)
    let length = pty.output.count
    pty.signal(number)
    pty.signal(SIGCONT)
    #expect(try pty.end() == .killed(number))
    let more = String(decoding: pty.output.dropFirst(length), as: UTF8.self)
    #expect(!more.contains("\u{1B}"))
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

  @Test("a terminal that is read again after the program was stopped is restored")
  func readAgainAfterStop() throws {
    let (_, pty) = try Moment.waiting.start()
    pty.choke(.full)
    pty.type("?")
    pty.signal(SIGTSTP)
    #expect(try pty.changeUnread() == .stopped(SIGTSTP))
    try pty.wait(forStop: 1)
    pty.expectRestored()
  }

  @Test(
    "on a terminal that takes no output the game goes on and is saved",
    arguments: Obstacle.allCases
  )
  func chokedGame(_ obstacle: Obstacle) throws {
    let (game, pty) = try Moment.waiting.start()
    pty.choke(obstacle)
    pty.type("?? d3\rq")
    #expect(try pty.endUnread() == .exited(0))
    #expect(game.saved?.state == "o00")
  }

  @Test("a terminal that takes output again shows the current screen")
  func releasedTerminal() throws {
    let (_, pty) = try Moment.thinking.start()
    for _ in 1...3 {
      pty.choke(.stopped)
      let length = pty.output.count
      pty.type("\u{C}?")
      pty.release()
      try pty.wait(forText: "next theme", after: length)
      pty.type("?")
    }
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    pty.expectRestored()
  }

  @Test("a flood of keys does not delay a signal, and the screen is still drawn")
  func flood() throws {
    let (_, pty) = try Moment.thinking.start()
    let flood = Array(String(repeating: "j", count: 4096).utf8)
    // The game must keep drawing while there is always another key.
    var offered = 0
    var drawn = 0
    try pty.wait(for: "pictures during the flood") {
      offered += pty.offer(flood)
      drawn += 1
      return drawn > 100 && offered > 100_000
    }
    _ = pty.offer(flood)
    pty.signal(SIGTERM)
    #expect(try pty.end() == .killed(SIGTERM))
    pty.expectRestored()
  }
}
