import Foundation
import ReversiCore
import ReversiTesting
import TerminalTesting
import Testing

/// The program as an engine for other programs.
@Suite("The program as an engine")
struct EngineProgramTests {
  private let game: Game

  init() throws { game = try Game() }

  private func start(_ arguments: String...) throws -> PipedProcess {
    try PipedProcess(game.launch(["engine"] + arguments))
  }

  @Test("finds moves for NBoard, and reports its progress")
  func nboard() throws {
    let engine = try start("nboard", "--no-book")
    engine.send("nboard 2", "set depth 6", "set game (;GM[Othello]B[F5];)", "hint 2")
    let hints = try engine.lines(upTo: "status", isWhole: true)
    #expect(hints.prefix(2) == ["set myname Reversi", "set myname Reversi6"])
    #expect(hints.filter { $0.hasPrefix("search D6") }.count >= 4)
    #expect(hints.filter { $0.hasPrefix("search F6") }.count >= 4)
    engine.send("ping 1", "go")
    let answer = try engine.lines(upTo: "===")
    #expect(answer.first == "pong 1")
    #expect(answer.contains { $0.hasPrefix("nodestats ") })
    #expect(["=== D6/", "=== F6/"].contains { answer.last?.hasPrefix($0) == true })
    engine.send("move D6//0.1", "analyze")
    let analysis = try engine.lines(upTo: "analysis 0 ")
    #expect(analysis.suffix(3).map { $0.prefix(10) } == ["analysis 2", "analysis 1", "analysis 0"])
    engine.send("learn", "quit")
    _ = try engine.lines(upTo: "learned")
    #expect(try engine.end() == .exited(0))
  }

  @Test("says nothing of a game when it crashes")
  func crash() throws {
    let pty = try Pty(game.launch(["engine", "nboard"]))
    pty.type("ping 1\n")
    try pty.wait(forOutput: "pong 1")
    pty.signal(SIGSEGV)
    #expect(try pty.end() == .killed(SIGSEGV))
    #expect(pty.text.contains("reversi: the program has crashed\r\n"))
  }

  @Test("answers a ping during a search, and ends in the middle of one")
  func ping() throws {
    let engine = try start("nboard", "--no-book")
    engine.send("nboard 2", "set depth 60", "go")
    _ = try engine.lines(upTo: "nodestats")
    engine.send("ping 5")
    _ = try engine.lines(upTo: "pong 5")
    engine.send("learn", "ping 6")
    #expect(try engine.lines(upTo: "pong 6") == ["learned", "pong 6"])
    engine.send("go")
    _ = try engine.lines(upTo: "nodestats")
    engine.send("quit")
    #expect(try engine.end() == .exited(0))
  }

  @Test("plays openings from its book, and says so")
  func book() throws {
    let engine = try start("nboard")
    engine.send("set depth 60", "go")
    #expect(try engine.lines(upTo: "===").contains { $0.hasPrefix("nodestats") } == false)
    engine.send("move F5", "hint 2")
    let hints = try engine.lines(upTo: "search ")
    #expect(hints.count { $0.hasPrefix("book ") } == 2)
  }

  @Test("plays a whole game by the Go Text Protocol, passes included", arguments: ["1", "3"])
  func gtp(level: String) throws {
    let engine = try start("gtp", "--level", level)
    var record = GameRecord()
    for number in 0... {
      guard let side = record.position.turn else { break }
      engine.send("\(number) genmove \(side == .dark ? "black" : "w")")
      let answer = try #require(try engine.lines(upTo: "=\(number) ").last)
      let move = answer.drop { $0 != " " }.dropFirst()
      if move == "pass" { try record.pass() } else { try record.play(#require(Square("\(move)"))) }
    }
    engine.send("final_score", "quit")
    let score = try #require(Evaluation(ofFinal: record.position)?.darkScore)
    let text = score == 0 ? "= 0" : score > 0 ? "= B+\(score)" : "= W+\(-score)"
    #expect(try engine.lines(upTo: "= ").last == text)
    #expect(try engine.end() == .exited(0))
  }

  @Test("keeps to its time, and answers a quit during a search with its best move so far")
  func time() throws {
    let engine = try start("gtp", "--threads", "2", "--no-book")
    engine.send("time_settings 0 1 1", "1 genmove b")
    _ = try engine.lines(upTo: "=1 ")
    engine.send("time_settings 36000 0 0")
    _ = try engine.lines(upTo: "= ")
    engine.send("2 genmove w")
    engine.send("3 name")
    engine.send("4 quit")
    let answers = try engine.lines(upTo: "=4 ").filter { !$0.isEmpty }
    #expect(answers.count == 3)
    #expect(answers[0].wholeMatch(of: /=2 [a-h][1-8]/) != nil)
    #expect(answers[1] == "=3 Reversi")
    #expect(try engine.end() == .exited(0))
  }

  /// Input that a client may send by mistake.
  private static let garbage: [[UInt8]] = [
    Array("\0\0go\0\n".utf8), [0xff, 0xfe, 0x80, 0x0a], Array("\r\n\r\n \t\n".utf8),
    [UInt8](repeating: 0x41, count: 3 << 20) + [0x0a], Array("set game (;\n[[[[]]]]\n".utf8),
    Array("99999999999999999999999 \u{1F600}\n".utf8),
  ]

  @Test("ignores lines that are not commands")
  func disturbed() throws {
    for (name, question, answer) in [("nboard", "ping 1\r", "pong 1"), ("gtp", "name\r", "= Rev")] {
      let engine = try start(name)
      for bytes in Self.garbage { engine.send(bytes: bytes) }
      engine.send(question)
      _ = try engine.lines(upTo: answer)
      engine.send("quit")
      #expect(try engine.end() == .exited(0))
    }
  }

  @Test("answers all requests before it ends with its input")
  func endOfInput() throws {
    let engine = try start("nboard")
    // The last line may lack a line end.
    engine.send(bytes: Array("set depth 8\ngo".utf8))
    engine.closeInput()
    _ = try engine.lines(upTo: "===")
    #expect(try engine.end() == .exited(0))
    let other = try start("gtp", "--level", "1")
    other.send("genmove b", "genmove w", "3 name")
    other.closeInput()
    _ = try other.lines(upTo: "=3 Reversi")
    #expect(try other.end() == .exited(0))
  }

  @Test("ends when the client is gone, even during a search")
  func gone() throws {
    for line in ["set depth 60\nhint 5\n", "ping 1\n", ""] {
      let engine = try start("nboard", "--no-book")
      engine.send("ping 0")
      _ = try engine.lines(upTo: "pong 0")
      engine.send(bytes: Array(line.utf8))
      engine.closeOutput()
      engine.closeInput()
      #expect(try engine.end() == .exited(0))
    }
  }

  @Test(
    "ends at once when the client closes its end alone, in a search and idle",
    arguments: [
      ("nboard", "ping 1", "pong 1", "set depth 60\ngo"), ("nboard", "ping 1", "pong 1", ""),
      ("gtp", "1 name", "=1 Reversi", "time_settings 36000 0 0\ngenmove b"),
      ("gtp", "1 name", "=1 Reversi", ""),
    ])
  func unreadAtOnce(name: String, question: String, answer: String, search: String) throws {
    let engine = try start(name, "--no-book")
    engine.send(question)
    _ = try engine.lines(upTo: answer)
    engine.send(search)
    engine.closeOutput()
    #expect(try engine.end() == .exited(0))
  }

  @Test("ends when its output is full and nothing reads it")
  func unread() throws {
    let engine = try start("gtp")
    while engine.sendWithoutWaiting(Array("list_commands\n".utf8)) {}
    #expect(try engine.end() == .exited(0))
  }

  @Test("dies of a signal")
  func signal() throws {
    let engine = try start("nboard", "--no-book")
    engine.send("set depth 60", "go")
    _ = try engine.lines(upTo: "nodestats")
    engine.signal(15)
    #expect(try engine.end() == .killed(15))
  }

  @Test("refuses to start without input or output")
  func closed() throws {
    for redirection in ["<&-", ">&-", "</dev/null", "<&- >&- 2>&-"] {
      var shell = game.launch(["-c", "PATH=$0:$PATH; reversi engine gtp \(redirection)"])
      shell.path = "/bin/bash"
      shell.arguments.append(Program.folder.path)
      let outcome = try PlainProcess.run(shell, input: nil)
      #expect(outcome.end == .exited(0))
      #expect(outcome.output + outcome.errors == "")
    }
  }
}
