import EngineProtocols
import ReversiCore
import Testing

@Suite("Clients")
struct ClientTests {
  static func request(
    _ plies: String = "", depth: Int? = 8, time: Duration = .seconds(1)
  ) throws -> MoveRequest {
    MoveRequest(
      record: try GameRecord(start: .newGame, plies: plies),
      limits: MoveRequest.Limits(depth: depth, time: time))
  }

  @Test("NBoard gets the depth and the whole game; its move may have any form")
  func nboard() throws {
    for answer in ["=== F5/2.50/0.12", "===F5", "=== f5", "=== F5//1"] {
      var client = NBoardClient()
      #expect(client.greet() == ["nboard 2"])
      let request = try Self.request("f5d6")
      #expect(client.ask(request) == ["set depth 8", "set game \(request.record.ggf())", "go"])
      #expect(client.receive("status Thinking") == .nothing)
      #expect(client.receive("set myname F5") == .nothing)
      #expect(client.receive(answer) == .move(.place(.f5)))
      #expect(client.receive(answer) == .nothing)
    }
    var client = NBoardClient()
    _ = client.ask(try Self.request())
    #expect(client.receive("===PA") == .move(.pass))
    _ = client.ask(try Self.request())
    #expect(client.receive("=== i9") == .notUnderstood("=== i9"))
    #expect(client.receive("===") == .notUnderstood("==="))
  }

  @Test("NBoard is stopped by a ping; lines before the matching pong are ignored")
  func nboardStop() throws {
    var client = NBoardClient()
    _ = client.ask(try Self.request())
    #expect(client.stop() == ["ping 1"])
    #expect(client.receive("=== F5") == .nothing)
    #expect(client.receive("pong 7") == .nothing)
    #expect(client.receive("pong") == .nothing)
    #expect(client.receive("pong 1") == .ready)
    #expect(client.receive("pong 1") == .nothing)
    _ = client.ask(try Self.request())
    #expect(client.stop() == ["ping 2"])
  }

  @Test("NBoard gives hints for a time limit; the best move counts when the time is over")
  func nboardTime() throws {
    var client = NBoardClient()
    let lines = try #require(client.ask(try Self.request(depth: nil)))
    #expect(lines.first == "set depth 60" && lines.last == "hint 1")
    #expect(client.receive("search D3c3C4 1.5 0 8 book?") == .nothing)
    #expect(client.receive("search F5d6C3 2.5 0 9") == .nothing)
    #expect(client.receive("search ?? 2.5 0 9") == .nothing)
    #expect(client.moveNow() == ["ping 1"])
    #expect(client.receive("search e6 2.5 0 10") == .nothing)
    #expect(client.receive("pong 1") == .move(.place(.e6)))

    _ = client.ask(try Self.request(depth: nil))
    #expect(client.receive("search F5d6C3 2.5 0 100% solved") == .exact)
  }

  @Test("NBoard gets a quick request if it has to move now before its first move")
  func nboardMoveNow() throws {
    var client = NBoardClient()
    #expect(client.moveNow().isEmpty)
    _ = client.ask(try Self.request())
    #expect(client.moveNow() == ["ping 1"])
    #expect(client.moveNow().isEmpty)
    #expect(client.receive("pong 1") == .send(["set depth 1", "go"]))
    #expect(client.receive("=== F5") == .move(.place(.f5)))

    _ = client.ask(try Self.request())
    _ = client.moveNow()
    #expect(client.receive("=== C4/1") == .nothing)
    #expect(client.receive("pong 2") == .move(.place(.c4)))
  }

  @Test("GTP gets only new plies, and all of them after an undo")
  func gtp() throws {
    var client = GTPClient()
    #expect(client.greet().isEmpty)
    let begin = ["boardsize 8", "clear_board", "time_settings 0 1 1"]
    #expect(try client.ask(Self.request("f5")) == begin + ["play b f5", "genmove w"])
    for line in ["=", "", "=", "", "? unknown command", "", "=", ""] {
      #expect(client.receive(line) == .nothing)
    }
    #expect(client.receive("= D6") == .move(.place(.d6)))
    #expect(try client.ask(Self.request("f5d6c3d3")) == ["play b c3", "play w d3", "genmove b"])
    for line in ["=", "", "=", ""] { _ = client.receive(line) }
    #expect(client.receive("=3 c4") == .move(.place(.c4)))

    #expect(
      try client.ask(Self.request("f5f6", time: .seconds(5)))
        == ["clear_board", "time_settings 0 5 1", "play b f5", "play w f6", "genmove b"])
  }

  @Test("GTP gets a clock for the game once in each game")
  func gtpClock() throws {
    func request(_ plies: String) throws -> MoveRequest {
      var request = try Self.request(plies)
      request.limits.gameTime = .seconds(3)
      return request
    }
    var client = GTPClient()
    let begin = ["clear_board", "time_settings 3 0 0"]
    #expect(try client.ask(request("f5")) == ["boardsize 8"] + begin + ["play b f5", "genmove w"])
    for _ in 0..<4 { _ = client.receive("=") }
    _ = client.receive("= d6")
    #expect(try client.ask(request("f5d6c3")) == ["play b c3", "genmove w"])
    #expect(try client.ask(request("f5f6")) == begin + ["play b f5", "play w f6", "genmove b"])
  }

  @Test("GTP gets passes")
  func gtpPass() throws {
    var client = GTPClient()
    let lines = try #require(client.ask(try Self.request("f5f6c4g5h5h4f7h6--")))
    #expect(lines.suffix(2) == ["play b pass", "genmove w"])
  }

  @Test("GTP that fails, resigns or replies with no move is not understood")
  func gtpFailures() throws {
    for answer in ["= resign", "=", "? no", "= z9"] {
      var client = GTPClient()
      _ = client.ask(try Self.request())
      for _ in 0..<3 { #expect(client.receive("=") == .nothing) }
      #expect(client.receive("noise") == .nothing)
      #expect(client.receive(answer) == .notUnderstood(answer))
    }
    var client = GTPClient()
    _ = client.ask(try Self.request("f5"))
    for _ in 0..<3 { _ = client.receive("=") }
    #expect(client.receive("? illegal move") == .notUnderstood("? illegal move"))
  }

  @Test("GTP cannot describe a position that was set up, and cannot stop")
  func gtpStart() throws {
    var client = GTPClient()
    let start = try GameRecord(start: .newGame, plies: "f5").position
    let request = MoveRequest(
      record: GameRecord(start: start), limits: .init(depth: 1, time: .seconds(1)))
    #expect(client.ask(request) == nil)
    #expect(client.stop() == nil && client.moveNow().isEmpty)
    var other = NBoardClient()
    #expect(other.ask(request) != nil)
  }
}
