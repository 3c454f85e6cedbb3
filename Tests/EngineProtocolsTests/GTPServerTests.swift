import EngineProtocols
import ReversiCore
import ReversiTesting
import Testing

@Suite("The server of the Go Text Protocol")
struct GTPServerTests {
  private var server = GTPServer(name: "Reversi", version: "1.2.3", level: nil)

  /// Without the empty line that ends each answer.
  private mutating func answers(_ lines: String...) -> [String] { Self.answers(server.read(lines)) }

  private static func answers(_ effects: [ServerEffect]) -> [String] {
    let text = effects.compactMap { if case .write(let line) = $0 { line } else { nil } }
    return text.split(separator: "").map { $0.joined(separator: "\n") }
  }

  private mutating func search(_ lines: String...) throws -> SearchRequest {
    let requests = server.read(lines).compactMap { effect in
      if case .search(let request) = effect { request } else { nil }
    }
    return try #require(requests.last)
  }

  @Test("name, version and commands are listed")
  mutating func administration() {
    #expect(
      answers("protocol_version", "name", "version", "known_command undo", "known_command x")
        == ["= 2", "= Reversi", "= 1.2.3", "= true", "= false"])
    let commands = answers("list_commands")[0].split(separator: "\n")
    #expect(commands.first == "= protocol_version")
    let others = [
      "name", "version", "known_command", "list_commands", "quit", "boardsize", "clear_board",
      "komi", "play", "genmove", "reg_genmove", "undo", "time_settings", "time_left",
      "final_score", "showboard", "list_games", "set_game", "setboard",
    ]
    #expect(commands.dropFirst().map(String.init).sorted() == others.sorted())
  }

  @Test("an answer has the number of its command, and ends with an empty line")
  mutating func numbers() {
    #expect(server.read(["12 name"]) == [.write("=12 Reversi"), .write("")])
    #expect(
      answers("007 x", "3", "4 komi 0.5") == ["?007 unknown command", "?3 unknown command", "=4 "])
  }

  @Test("comments, control characters and empty lines are ignored")
  mutating func comments() {
    #expect(
      answers("# name", "", "  ", "na\u{7}me # x", "\tprotocol_version\r", "name\u{0}")
        == ["= Reversi", "= 2", "= Reversi"])
  }

  @Test("unknown commands fail", arguments: ["x", "Name", "loadsgf x", "\u{FFFD}"])
  mutating func unknown(line: String) { #expect(answers(line) == ["? unknown command"]) }

  @Test("legal moves are played; illegal ones fail")
  mutating func play() {
    #expect(
      answers(
        "play b f5", "play White D6", "play b d6", "play w c3", "play b a1", "play b pass",
        "play b i9", "play x c3", "play b", "play")
        == ["= ", "= "] + Array(repeating: "? illegal move", count: 4)
        + Array(repeating: "? invalid color or coordinate", count: 4))
  }

  @Test("a move is found for a side, and played")
  mutating func genmove() throws {
    let request = try search("play b f5", "5 genmove w")
    let record = try GameRecord(transcript: "f5")
    #expect(request.record == record)
    #expect(request.depth == .standard)
    #expect(request.time == nil)
    #expect(
      server.receive(.move(.d6, score: 0, seconds: 0.1), to: request.id)
        == [.write("=5 d6"), .write("")])
    #expect(answers("play w c3", "play b c3") == ["? illegal move", "= "])
  }

  @Test("reg_genmove finds a move without playing it")
  mutating func regGenmove() throws {
    let request = try search("reg_genmove b")
    _ = server.receive(.move(.f5, score: 0, seconds: 0.1), to: request.id)
    #expect(answers("play b f5") == ["= "])
  }

  @Test("a move is only found for the side whose turn it is")
  mutating func wrongColor() {
    #expect(
      answers("genmove w", "genmove", "genmove x")
        == ["? wrong color", "? syntax error", "? syntax error"])
  }

  private static let beforePass = "f5f6c4g5h5h4f7h6"

  @Test("a due pass is answered; the client may leave it out")
  mutating func passes() throws {
    #expect(answers("setboard \(Self.beforePass)", "genmove b") == ["= ", "= pass"])
    #expect(
      answers("setboard \(Self.beforePass)", "play b pass", "play w c5") == ["= ", "= ", "= "])
    #expect(answers("setboard \(Self.beforePass)", "play w c5") == ["= ", "= "])
    #expect(answers("undo", "play b pass") == ["= ", "= "])
    let request = try search("setboard \(Self.beforePass)", "genmove w")
    #expect(request.record.plies.last == .pass(.dark))
    #expect(
      Self.answers(server.receive(.move(.c5, score: 0, seconds: 0), to: request.id)) == ["= c5"])
    #expect(answers("undo", "play b pass") == ["= ", "= "])
  }

  @Test("moves are undone one after the other")
  mutating func undo() {
    #expect(
      answers("undo", "play b f5", "play w d6", "undo", "play w f6", "undo", "undo", "undo")
        == ["? cannot undo", "= ", "= ", "= ", "= ", "= ", "= ", "? cannot undo"])
  }

  @Test("the board has eight rows")
  mutating func boardSize() {
    #expect(
      answers("boardsize 8", "boardsize 19", "boardsize", "clear_board", "komi 0", "komi x")
        == ["= ", "? unacceptable size", "? unacceptable size", "= ", "= ", "? syntax error"])
  }

  @Test("showboard prints the board")
  mutating func showBoard() {
    #expect(
      answers("play b f5", "showboard")[1] == """
        = 
          a b c d e f g h
        1 - - - - - - - -
        2 - - - - - - - -
        3 - - - - - - - -
        4 - - - O X - - -
        5 - - - X X X - -
        6 - - - - - - - -
        7 - - - - - - - -
        8 - - - - - - - -
        White (O) to move
        """)
  }

  @Test("a position or a game is set up")
  mutating func setBoard() throws {
    let board = "-------------------------------------------------------------xo- x"
    #expect(answers("setboard \(board)", "final_score") == ["= ", "? cannot score"])
    #expect(
      answers("setboard f5d6x", "setboard", "undo") == [
        "? syntax error", "? syntax error", "? cannot undo",
      ])
    #expect(answers("genmove b", "final_score", "genmove w") == ["= h8", "= B+64", "= pass"])
  }

  @Test("the game is Othello")
  mutating func games() {
    #expect(
      answers("list_games", "set_game Othello", "set_game Go")
        == ["= Othello", "= ", "? unsupported game"])
  }

  @Test("the level stays the same with a clock")
  mutating func level() throws {
    server = GTPServer(name: "", version: "", level: .standard)
    let request = try search("time_settings 60 0 0", "genmove b")
    #expect(request.depth == .level(.standard))
    #expect(request.time != nil)
  }

  @Test("without a level, the search is as deep as the clock allows")
  mutating func clock() throws {
    let request = try search("time_settings 60 0 0", "genmove b")
    #expect(request.depth == .any)
    let time = try #require(request.time?.limit)
    #expect(time > .seconds(1) && time < .seconds(8))
    #expect(try #require(request.time?.plan) < .seconds(3))
    _ = server.receive(.move(.f5, score: 0, seconds: 58), to: request.id)
    let later = try #require(try search("play w d6", "genmove b").time?.limit)
    #expect(later < .seconds(0.7))
  }

  @Test("time_left corrects the clock")
  mutating func timeLeft() throws {
    let first = try search("time_settings 600 0 0", "time_left b 3 0", "genmove b")
    #expect(try #require(first.time?.plan) < .seconds(0.2))
    _ = server.receive(.move(.f5, score: 0, seconds: 0.1), to: first.id)
    let second = try search("time_left w 10 5", "genmove w")
    let time = try #require(second.time?.limit)
    #expect(time > .seconds(1.8) && time <= .seconds(2))
  }

  @Test("a period of one move is the time of each move")
  mutating func period() throws {
    var request = try search("time_settings 0 1 1", "genmove b")
    for square in [Square.f5, .d6, .c3] {
      let time = try #require(request.time?.limit)
      #expect(time > .seconds(0.9) && time < .seconds(1))
      #expect(request.time?.plan == nil, "what is left of it is lost")
      _ = server.receive(.move(square, score: 0, seconds: 0.95), to: request.id)
      request = try search("genmove \(square == .d6 ? "b" : "w")")
    }
  }

  @Test(
    "a clock without a limit counts as no clock",
    arguments: ["time_settings 0 0 0", "time_settings 0 1 0", "time_settings 60 1 0"])
  mutating func noClock(line: String) throws {
    #expect(try search("time_settings 1 0 0", line, "genmove b").time == nil)
  }

  @Test(
    "invalid times are refused",
    arguments: [
      "time_settings", "time_settings 1 2", "time_settings a b c", "time_settings -1 0 0",
      "time_settings nan 0 0", "time_settings 1 0 0.5", "time_left", "time_left b",
      "time_left x 1 0",
      "time_left b inf 0", "time_left b 1 -1", "time_settings 1 0 1e99",
    ])
  mutating func badTimes(line: String) { #expect(answers(line) == ["? syntax error"]) }

  @Test("a move after the time has run out gets a very short limit")
  mutating func overtime() throws {
    let time = try #require(try search("time_left b -5 0", "genmove b").time?.limit)
    #expect(time > .zero && time <= .seconds(0.01))
  }

  @Test("commands during a search wait for its end")
  mutating func waiting() throws {
    let request = try search("genmove b", "name")
    #expect(server.read(["2 version"]).isEmpty)
    #expect(
      Self.answers(server.receive(.move(.f5, score: 0, seconds: 0), to: request.id))
        == ["= f5", "= Reversi", "=2 1.2.3"])
  }

  @Test("interim results are not reported")
  mutating func silence() throws {
    let request = try search("genmove b")
    #expect(server.receive(.found([], nodes: 0, seconds: 0), to: request.id).isEmpty)
    #expect(server.receive(.move(.f5, score: 0, seconds: 0), to: request.id + 1).isEmpty)
  }

  @Test("quit comes after earlier answers, and makes a search move at once")
  mutating func quit() throws {
    #expect(server.read(["name", "quit", "version"]).last == .quit)
    server = GTPServer(name: "Reversi", version: "", level: nil)
    // One that comes with a command waits its turn, but not for long.
    let request = try search("time_settings 3600 0 0", "genmove b", "quit")
    #expect(request.time == MoveTime(limit: .seconds(2)))
    #expect(server.read(["9 quit"]) == [.stop])
    let effects = server.receive(.move(.f5, score: 0, seconds: 0), to: request.id)
    #expect(Self.answers(effects) == ["= f5", "= "])
    #expect(effects.last == .quit)
  }

  @Test("at the end of the input, all commands are still answered")
  mutating func end() throws {
    let request = try search("genmove b", "name")
    #expect(server.end().isEmpty)
    let effects = server.receive(.move(.f5, score: 0, seconds: 0), to: request.id)
    #expect(Self.answers(effects) == ["= f5", "= Reversi"])
    #expect(effects.last == .quit)
    server = GTPServer(name: "", version: "", level: nil)
    #expect(server.end() == [.quit])
  }

  @Test("the number of waiting commands is limited")
  mutating func flood() throws {
    _ = try search("genmove b")
    #expect(server.takesLines)
    _ = server.read(Array(repeating: "name", count: 1000))
    #expect(!server.takesLines)
  }
}
