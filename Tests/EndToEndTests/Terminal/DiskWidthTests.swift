import TerminalTesting
import Testing

/// Terminals that may show a disk in two columns. The program asks them before the screen starts.
@Suite("Width of disks")
struct DiskWidthTests {
  /// The sequence that asks for the cursor's position.
  static let question = "\u{1B}[6n"
  /// A locale in which a terminal may show wide disks, with messages in English.
  static let japanese = ["LANG": "ja_JP.UTF-8", "LC_MESSAGES": "C"]
  /// The sequence that starts the screen.
  private static let screenStart = "\u{1B}[?1049h"
  /// A character that only a board with Unicode glyphs contains.
  private static let unicodeBlock = "▄"

  private let game: Game

  init() throws { game = try Game() }

  @Test("a disk that takes two columns is drawn in ASCII", arguments: [1, 7, 24])
  func wide(row: Int) throws {
    let pty = try game.onPty(
      "--color", "never", environment: Self.japanese, typed: "\u{1B}[\(row);3R")
    try pty.wait(forText: "quit")
    try pty.wait(forText: "X's turn")
    let parts = pty.text.components(separatedBy: Self.screenStart)
    #expect(parts.count == 2 && !parts[1].utf8.contains { $0 > 127 })
  }

  @Test("a disk that takes one column is drawn", arguments: [1, 7, 24])
  func narrow(row: Int) throws {
    let pty = try game.onPty(environment: Self.japanese, typed: "\u{1B}[\(row);2R")
    try pty.wait(forText: "quit")
    #expect(pty.text.contains(Self.unicodeBlock))
  }

  @Test("the program asks once, before the screen starts")
  func place() throws {
    let pty = try game.onPty(environment: Self.japanese)
    try pty.wait(forText: "quit")
    let parts = pty.text.components(separatedBy: Self.screenStart)
    #expect(parts.count == 2)
    #expect(parts[0].components(separatedBy: Self.question).count == 2)
    #expect(!parts[1].contains(Self.question))
  }

  @Test("a real terminal answers in time")
  func realTerminal() throws {
    try succeedInTime {
      let terminal = try game.onTerminal(environment: Self.japanese)
      return try terminal.wait(forText: "quit").shows(Self.unicodeBlock)
    }
  }

  @Test("if the terminal is silent, disks count as wide in a Japanese locale")
  func silent() throws {
    let pty = try game.onPty(environment: Self.japanese)
    try pty.wait(forText: "quit")
    #expect(!pty.text.contains(Self.unicodeBlock))
  }

  @Test(
    "a late, truncated or wrong answer does nothing",
    arguments: [
      ("", "\u{1B}[1;2R"), ("\u{1B}[1", ";2R"), ("", "\u{1B}[?62;22c\u{1B}[12;3R"),
      ("\u{1B}[1;4R\u{1B}[1;1R\u{1B}[5R\u{1B}[;R\u{1B}R", ""),
    ])
  func late(_ early: String, _ late: String) throws {
    let pty = try game.onPty(environment: Self.japanese, typed: early)
    try pty.wait(forText: "quit")
    let saved = game.saved
    pty.type(late + "?")
    try pty.wait(forText: "Keys 1/2")
    #expect(!pty.text.contains(Self.unicodeBlock))
    #expect(game.saved == saved)
    pty.type("?q")
    #expect(try pty.end() == .exited(0))
    #expect(game.saved == saved)
    #expect(!pty.text.contains("Do you really"))
  }

  @Test("text typed before and after the answer acts as keys")
  func typedMeanwhile() throws {
    let pty = try game.onPty(environment: Self.japanese, typed: "d3\u{1B}[1;2R\rq")
    #expect(try pty.end() == .exited(0))
    #expect(game.saved?.state == "o00")
    pty.expectRestored()
  }

  @Test("an unknown terminal gets both questions in one write, and may answer in any order")
  func bothQuestions() throws {
    for answer in ["\u{1B}[?62;4c\u{1B}[1;2R", "\u{1B}[1;2Rx\u{1B}[?62;4c"] {
      let pty = try game.onPty(
        environment: Self.japanese.merging(["TERM": "no-such-terminal"]) { $1 }, typed: answer)
      try pty.wait(forText: "unknown terminal")
      try pty.wait(forText: "quit")
      #expect(pty.text.contains("\r●\(Self.question)\r\u{1B}[K\u{1B}[c"))
      #expect(pty.text.contains(Self.unicodeBlock))
      pty.type("q")
      #expect(try pty.end() == .exited(0))
    }
    #expect(game.saved?.state == "x10")
  }
}
