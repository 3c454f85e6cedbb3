import TerminalTesting
import Testing

/// Terminals that show an update only when it is complete.
@Suite("Synchronized updates")
struct SynchronizedUpdateTests {
  private static let question = "\u{1B}[?2026$p"
  private static let (begin, end) = ("\u{1B}[?2026h", "\u{1B}[?2026l")

  private let game: Game

  init() throws { game = try Game() }

  @Test("each update is synchronized if the terminal supports that", arguments: [1, 2])
  func supported(answer: Int) throws {
    let pty = try game.onPty("--animation", "off", typed: "\u{1B}[?2026;\(answer)$y")
    try pty.wait(forText: "quit")
    pty.type("d3\r")
    try pty.wait(forOutput: "]0;Reversi: Black 4, White 1")
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(pty.count(of: Self.question) == 1)
    #expect(pty.count(of: Self.begin) > 0)
    #expect(pty.count(of: Self.begin) == pty.count(of: Self.end))
    // Updates are never nested.
    let parts = pty.text.components(separatedBy: Self.begin).dropFirst()
    #expect(parts.allSatisfy { $0.components(separatedBy: Self.end).count == 2 })
  }

  @Test("an unsupporting or silent terminal gets ordinary updates", arguments: [0, 3, 4, nil])
  func unsupported(answer: Int?) throws {
    let pty = try game.onPty(
      "--animation", "off", typed: answer.map { "\u{1B}[?2026;\($0)$y" } ?? "")
    try pty.wait(forText: "quit")
    pty.type("d3\r")
    try pty.wait(forOutput: "]0;Reversi: Black 4, White 1")
    pty.type("q")
    #expect(try pty.end() == .exited(0))
    #expect(pty.count(of: Self.begin) == 0 && pty.count(of: Self.end) == 0)
  }

  @Test("a terminal that might show the question is not asked", arguments: ["linux", "vt220"])
  func unasked(terminal: String) throws {
    let pty = try game.onPty(environment: ["TERM": terminal])
    try pty.wait(forText: "quit")
    #expect(pty.count(of: Self.question) == 0)
  }
}
