import EngineProtocols
import ReversiCore
import Testing

@Suite("The end of a protocol that asks")
struct ClientTests {
  static func request(
    _ plies: String = "", depth: Int? = 8, time: Duration = .seconds(1)
  ) throws -> MoveRequest {
    MoveRequest(
      record: try GameRecord(start: .newGame, plies: plies),
      limits: MoveRequest.Limits(depth: depth, time: time))
  }

  @Test("tells NBoard the depth and the whole game, and takes the move in any form")
  func nboard() throws {
    for answer in ["=== F5/2.50/0.12", "===F5", "=== f5", "=== F5//1"] {
      var end = NBoardClient()
      #expect(end.greet() == ["nboard 2"])
      let request = try Self.request("f5d6")
      #expect(end.ask(request) == ["set depth 8", "set game \(request.record.ggf())", "go"])
      #expect(end.take("status Thinking") == .nothing)
      #expect(end.take("set myname F5") == .nothing)
      #expect(end.take(answer) == .move(.place(.f5)))
      #expect(end.take(answer) == .nothing)
    }
    var end = NBoardClient()
    _ = end.ask(try Self.request())
    #expect(end.take("===PA") == .move(.pass))
    _ = end.ask(try Self.request())
    #expect(end.take("=== i9") == .notUnderstood("=== i9"))
    #expect(end.take("===") == .notUnderstood("==="))
  }

  @Test("has NBoard stop by a ping, and takes nothing before the pong that belongs to it")
  func nboardStop() throws {
    var end = NBoardClient()
    _ = end.ask(try Self.request())
    #expect(end.stop() == ["ping 1"])
    #expect(end.take("=== F5") == .nothing)
    #expect(end.take("pong 7") == .nothing)
    #expect(end.take("pong") == .nothing)
    #expect(end.take("pong 1") == .ready)
    #expect(end.take("pong 1") == .nothing)
    _ = end.ask(try Self.request())
    #expect(end.stop() == ["ping 2"])
  }

  @Test("has NBoard give a hint for a time, of which the best counts when that is over")
  func nboardTime() throws {
    var end = NBoardClient()
    let lines = try #require(end.ask(try Self.request(depth: nil)))
    #expect(lines.first == "set depth 60" && lines.last == "hint 1")
    #expect(end.take("search D3c3C4 1.5 0 8 book?") == .nothing)
    #expect(end.take("search F5d6C3 2.5 0 9") == .nothing)
    #expect(end.take("search ?? 2.5 0 9") == .nothing)
    #expect(end.hurry() == ["ping 1"])
    #expect(end.take("search e6 2.5 0 10") == .nothing)
    #expect(end.take("pong 1") == .move(.place(.e6)))

    _ = end.ask(try Self.request(depth: nil))
    #expect(end.take("search F5d6C3 2.5 0 100% solved") == .exact)
  }

  @Test("asks NBoard for any move if it is to hurry and has told none")
  func nboardHurry() throws {
    var end = NBoardClient()
    #expect(end.hurry().isEmpty)
    _ = end.ask(try Self.request())
    #expect(end.hurry() == ["ping 1"])
    #expect(end.hurry().isEmpty)
    #expect(end.take("pong 1") == .send(["set depth 1", "go"]))
    #expect(end.take("=== F5") == .move(.place(.f5)))

    _ = end.ask(try Self.request())
    _ = end.hurry()
    #expect(end.take("=== C4/1") == .nothing)
    #expect(end.take("pong 2") == .move(.place(.c4)))
  }

  @Test("tells GTP only what it does not know, and all where something was taken back")
  func gtp() throws {
    var end = GTPClient()
    #expect(end.greet().isEmpty)
    let begin = ["boardsize 8", "clear_board", "time_settings 0 1 1"]
    #expect(end.ask(try Self.request("f5")) == begin + ["play b f5", "genmove w"])
    for line in ["=", "", "=", "", "? unknown command", "", "=", ""] {
      #expect(end.take(line) == .nothing)
    }
    #expect(end.take("= D6") == .move(.place(.d6)))
    #expect(end.ask(try Self.request("f5d6c3d3")) == ["play b c3", "play w d3", "genmove b"])
    for line in ["=", "", "=", ""] { _ = end.take(line) }
    #expect(end.take("=3 c4") == .move(.place(.c4)))

    #expect(
      end.ask(try Self.request("f5f6", time: .seconds(5)))
        == ["clear_board", "time_settings 0 5 1", "play b f5", "play w f6", "genmove b"])
  }

  @Test("tells GTP of passes")
  func gtpPass() throws {
    var end = GTPClient()
    let lines = try #require(end.ask(try Self.request("f5f6c4g5h5h4f7h6--")))
    #expect(lines.suffix(2) == ["play b pass", "genmove w"])
  }

  @Test("does not understand GTP that fails, resigns or answers with no move")
  func gtpFailures() throws {
    for answer in ["= resign", "=", "? no", "= z9"] {
      var end = GTPClient()
      _ = end.ask(try Self.request())
      for _ in 0..<3 { #expect(end.take("=") == .nothing) }
      #expect(end.take("noise") == .nothing)
      #expect(end.take(answer) == .notUnderstood(answer))
    }
    var end = GTPClient()
    _ = end.ask(try Self.request("f5"))
    for _ in 0..<3 { _ = end.take("=") }
    #expect(end.take("? illegal move") == .notUnderstood("? illegal move"))
  }

  @Test("has no words of GTP for a position that was set up, nor for stopping")
  func gtpStart() throws {
    var end = GTPClient()
    let start = try GameRecord(start: .newGame, plies: "f5").position
    let request = MoveRequest(
      record: GameRecord(start: start), limits: .init(depth: 1, time: .seconds(1)))
    #expect(end.ask(request) == nil)
    #expect(end.stop() == nil && end.hurry().isEmpty)
    var other = NBoardClient()
    #expect(other.ask(request) != nil)
  }
}
