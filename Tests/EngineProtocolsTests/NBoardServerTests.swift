import EngineProtocols
import ReversiCore
import ReversiTesting
import Testing

@Suite("The server of the NBoard protocol")
struct NBoardServerTests {
  private var server = NBoardServer(name: "Reversi", level: nil)

  private static let game =
    "set game (;GM[Othello]PC[NBoard]PB[./mEdax]PW[chris]RE[?]TI[15:00]TY[8]BO[8 "
    + "---------------------------O*------*O--------------------------- *]"
    + "B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)"

  private mutating func written(_ lines: String...) -> [String] {
    server.read(lines).compactMap { if case .write(let line) = $0 { line } else { nil } }
  }

  private mutating func search(_ lines: String...) throws -> SearchRequest {
    let requests = server.read(lines).compactMap { effect in
      if case .search(let request) = effect { request } else { nil }
    }
    return try #require(requests.last)
  }

  @Test("the name includes the depth, once there is one")
  mutating func name() {
    #expect(written("nboard 2", "set depth 12") == ["set myname Reversi", "set myname Reversi12"])
  }

  @Test("go searches the game and depth that were set")
  mutating func go() throws {
    let request = try search("nboard 2", "set depth 12", Self.game, "go")
    #expect(request.goal == .move)
    #expect(request.depth == .plies(12))
    let record = try GameRecord(transcript: "f5f6d3c5e6f7e7f4")
    #expect(request.record.plies == record.plies)
    // A sixteenth of a quarter of an hour or less: most moves are still to come.
    let time = try #require(request.time?.plan)
    #expect(time > .seconds(20) && time < .seconds(60))
  }

  @Test("without a depth, the level counts; without a clock, there is no time limit")
  mutating func standards() throws {
    let request = try search("go")
    #expect(request.depth == .standard)
    #expect(request.time == nil)
    #expect(request.record == GameRecord())
    server = NBoardServer(name: "Reversi", level: .standard)
    #expect(try search("go").depth == .level(.standard))
  }

  @Test("a move is sent with score and time, and is not played")
  mutating func move() throws {
    let request = try search("set depth 6", "go")
    let line = SearchLine(
      squares: [.f5, .d6], score: -2, plies: 6, confidence: 73, isExact: false)
    #expect(
      server.receive(.found([line], nodes: 35805, seconds: 0.126), to: request.id)
        == [.write("search F5D6 -2.00 0 6@73%"), .write("nodestats 35805 0.13")])
    #expect(
      server.receive(.move(.f5, score: -2, seconds: 0.25), to: request.id)
        == [.write("=== F5/-2.00/0.25"), .write("status")])
    #expect(try search("go").record == GameRecord())
  }

  @Test("hints come in the requested number, and are refined")
  mutating func hints() throws {
    let request = try search("set depth 60", Self.game, "hint 3")
    #expect(request.goal == .hints(3))
    // Nobody waits for the clock of a game that is analyzed.
    #expect(request.time == nil)
    let lines = [Square.d6, .b6].map {
      SearchLine(squares: [$0], score: 4, plies: 9, confidence: 100, isExact: $0 == .d6)
    }
    #expect(
      server.receive(.found(lines, nodes: nil, seconds: 1), to: request.id)
        == [.write("search D6 4.00 0 100%"), .write("search B6 4.00 0 9")])
    #expect(server.receive(.done, to: request.id) == [.write("status")])
  }

  @Test("moves from the book are marked as such")
  mutating func book() throws {
    let request = try search("hint 1")
    let line = SearchLine(squares: [.f5], score: 1, plies: 20, confidence: 73, isExact: false)
    #expect(
      server.receive(.known([line]), to: request.id) == [.write("book F5 1.00 0 20@73%")])
  }

  @Test("hints are for one move by default, and for 60 at most")
  mutating func hintNumbers() throws {
    #expect(try search("hint").goal == .hints(1))
    #expect(try search("hint 0").goal == .hints(1))
    #expect(try search("hint x").goal == .hints(1))
    #expect(try search("hint 999999").goal == .hints(60))
  }

  @Test("a ping without a number is not answered", arguments: ["ping", "ping x", "ping \u{1B}[2J"])
  mutating func badPing(line: String) {
    #expect(server.read([line]).isEmpty)
  }

  @Test("a ping is answered at once and ends the search")
  mutating func ping() throws {
    #expect(written("ping 1") == ["pong 1"])
    let request = try search("go")
    #expect(server.read(["ping 2"]) == [.stop, .write("status"), .write("pong 2")])
    #expect(server.receive(.found([], nodes: 1, seconds: 0), to: request.id).isEmpty)
    #expect(server.receive(.move(.f5, score: 0, seconds: 0), to: request.id).isEmpty)
    let next = try search("go")
    #expect(next.id != request.id)
    #expect(server.receive(.move(.f5, score: 0, seconds: 0), to: request.id).isEmpty)
    #expect(!server.receive(.move(.f5, score: 0, seconds: 0), to: next.id).isEmpty)
  }

  @Test(
    "a command that changes the game ends its search",
    arguments: ["move f5", Self.game, "go", "hint 2", "analyze", "quit"])
  mutating func changes(line: String) throws {
    let request = try search("go")
    #expect(server.read([line]).first == .stop)
    #expect(server.receive(.move(.f5, score: 0, seconds: 0), to: request.id).isEmpty)
  }

  @Test("invalid commands do not end a search", arguments: ["move a1", "set game (;", "x", ""])
  mutating func noChanges(line: String) throws {
    let request = try search("go")
    #expect(server.read([line]).isEmpty)
    #expect(!server.receive(.move(.f5, score: 0, seconds: 0), to: request.id).isEmpty)
  }

  @Test("moves are played with their time, in either version of the protocol")
  mutating func moves() throws {
    let clock = "set game (;GM[Othello]TI[1:00];)"
    let request = try search(clock, "move F5/1.5/59", "D6", "move C3//2", "go")
    let record = try GameRecord(transcript: "f5d6c3")
    #expect(request.record == record)
    let light = try #require(request.time?.limit)
    let dark = try #require(try search("move d3", "go").time?.limit)
    #expect(dark < light && dark < .seconds(0.01))
  }

  @Test("a due pass is answered and played; the client may leave it out")
  mutating func passes() throws {
    let before = "set game (;GM[Othello]B[f5]W[f6]B[c4]W[g5]B[h5]W[h4]B[f7]W[h6];)"
    #expect(written(before, "go") == ["=== PA"])
    let passed = try search("move PA", "go")
    #expect(passed.record.plies.last == .pass(.dark))
    let leftOut = try search(before, "move C5", "go")
    #expect(leftOut.record.plies.dropLast().last == .pass(.dark))
  }

  @Test("a line includes the due pass and those between its moves")
  mutating func passesInLines() throws {
    let before = "set game (;GM[Othello]B[f5]W[f6]B[c4]W[g5]B[h5]W[h4]B[f7]W[h6];)"
    let request = try search(before, "hint 1")
    let line = SearchLine(squares: [.c5], score: 1, plies: 1, confidence: 100, isExact: false)
    #expect(
      server.receive(.found([line], nodes: nil, seconds: 0), to: request.id)
        == [.write("search PAC5 1.00 0 1")])
  }

  @Test("an only move needs no search")
  mutating func onlyMove() throws {
    var generator = SeededGenerator(seed: 3)
    var record = GameRecord()
    while record.position.legalMoves.count != 1 {
      if record.position.outcome != nil { record = GameRecord() }
      try record.playAtRandom(using: &generator)
    }
    let only = try #require(record.position.legalMoves.first)
    #expect(
      written("set game \(record.ggf())", "go") == ["=== \(only.description.uppercased())"])
  }

  @Test("a finished game has no hints, and its move is a pass")
  mutating func over() throws {
    var generator = SeededGenerator(seed: 1)
    var record = GameRecord()
    try record.playAtRandom(200, using: &generator)
    let text = record.ggf()
    #expect(written("set game \(text)", "go") == ["=== PA"])
    #expect(written("hint 1") == ["status Game over"])
  }

  @Test("an analysis reports the score of each position")
  mutating func analysis() throws {
    let request = try search(Self.game, "analyze")
    #expect(request.goal == .analysis)
    #expect(
      server.receive(.score(plies: 8, score: -3), to: request.id)
        == [.write("analysis 8 -3.00")])
    #expect(server.receive(.done, to: request.id) == [.write("status")])
  }

  @Test("learn is answered at once")
  mutating func learn() { #expect(written("learn") == ["learned"]) }

  @Test(
    "unknown commands are ignored",
    arguments: [
      "", " ", "nonsense", "set", "set depth", "set depth x", "set depth 0", "set depth -3",
      "set contempt 5", "set game", "set game f5", "set game (;GM[Othello]BO[10 - *];)", "move",
      "move x", "\u{0}", "go\u{0}", "GO", "\u{FFFD}",
    ])
  mutating func unknown(line: String) { #expect(server.read([line]).isEmpty) }

  @Test("carriage returns and extra blanks are ignored")
  mutating func blanks() {
    #expect(written("ping 7\r", "  ping \t 8 ") == ["pong 7", "pong 8"])
  }

  @Test("quit takes effect at once, even in a search; later lines are not read")
  mutating func quit() throws {
    _ = try search("go")
    #expect(server.read(["quit", "ping 1"]).last == .quit)
  }

  @Test("the end of the input waits for the search")
  mutating func end() throws {
    #expect(server.end() == [.quit])
    var other = NBoardServer(name: "", level: .standard)
    let effects = other.read(["go"])
    guard case .search(let request) = effects.last else {
      Issue.record("no search")
      return
    }
    #expect(other.end().isEmpty)
    #expect(other.receive(.move(.f5, score: nil, seconds: 0), to: request.id).last == .quit)
  }
}
