import Analysis
import Foundation
import ReversiCore
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

  @Test("ends with a line that has no end", arguments: ["gtp", "nboard"])
  func endlessLine(name: String) throws {
    let zero = open("/dev/zero", O_RDONLY)
    defer { close(zero) }
    let outcome = try PlainProcess.run(game.launch(["engine", name]), input: zero)
    #expect(outcome.end == .exited(0) && outcome.errors == "")
  }

  @Test("plays a whole game by the Go Text Protocol, passes included")
  func gtp() throws {
    let engine = try start("gtp", "--level", "1")
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

  @Test(
    "ends at once when the client closes its end alone, in a search and idle",
    arguments: [
      ("nboard", "ping 1", "pong 1", "set depth 60\ngo"), ("gtp", "1 name", "=1 Reversi", ""),
    ])
  func unreadAtOnce(name: String, question: String, answer: String, search: String) throws {
    let engine = try start(name, "--no-book")
    engine.send(question)
    _ = try engine.lines(upTo: answer)
    engine.send(search)
    engine.closeOutput()
    #expect(try engine.end() == .exited(0))
  }

  @Test(
    "waits while its output is full, and then goes on with its answers",
    arguments: [("gtp", "list_commands", "= "), ("nboard", "ping 1", "pong 1")])
  func slowReader(name: String, question: String, answer: String) throws {
    let engine = try start(name)
    var questions = 0
    while engine.sendWithoutWaiting(Array("\(question)\n".utf8)) { questions += 1 }
    #expect(try engine.goesOn(for: .seconds(3)))
    var answers = 0
    while answers < questions {
      _ = try engine.lines(upTo: answer)
      answers += 1
    }
    engine.send("quit")
    #expect(try engine.end() == .exited(0))
  }

  @Test("sends all answers to a slow reader before it ends")
  func slowReaderAtTheEnd() throws {
    let engine = try start("gtp")
    let questions = 2000
    engine.send(bytes: Array((String(repeating: "list_commands\n", count: questions)).utf8))
    engine.send("quit")
    #expect(try engine.goesOn(for: .seconds(3)))
    for _ in 0..<questions { _ = try engine.lines(upTo: "= ") }
    #expect(try engine.end() == .exited(0))
  }

  @Test("ends when its output is full and its reader closes it")
  func unread() throws {
    let engine = try start("gtp")
    while engine.sendWithoutWaiting(Array("list_commands\n".utf8)) {}
    engine.closeOutput()
    #expect(try engine.end() == .exited(0))
  }
}
