import EngineProtocols
import ExternalEngines
import ReversiCore
import Testing

@Suite("The conversation with an external engine")
struct ConversationTests {
  typealias Step = EngineConversation.Step

  private static func request(depth: Int? = 8) -> MoveRequest {
    MoveRequest(
      record: GameRecord(), limits: MoveRequest.Limits(depth: depth, time: .seconds(1)))
  }

  private static func asking(
    depth: Int? = 8, _ engineProtocol: EngineProtocol = .nboard
  ) -> EngineConversation {
    var conversation = EngineConversation(engineProtocol)
    _ = conversation.ask(request(depth: depth), now: .zero)
    return conversation
  }

  private static func lines(depth: Int? = 8) throws -> [String] {
    var client = NBoardClient()
    let lines = client.ask(request(depth: depth))
    return try #require(lines)
  }

  @Test("starts the engine once for all requests")
  func answers() throws {
    var conversation = EngineConversation(.nboard)
    #expect(!conversation.isListening && conversation.deadline == nil)
    let lines = try Self.lines()
    #expect(
      conversation.ask(Self.request(), now: .zero)
        == [.start, .send(["nboard 2"]), .send(lines)])
    #expect(conversation.isListening && conversation.deadline == .seconds(32))
    #expect(conversation.receive("=== F5", now: .zero) == [.reply(.success(.place(.f5)))])
    #expect(!conversation.isListening && conversation.deadline == nil)
    #expect(conversation.receive("=== F5", now: .zero).isEmpty)
    #expect(conversation.ask(Self.request(), now: .zero) == [.send(lines)])
  }

  @Test("tells an engine with a depth to move when its share of a clock's time is over")
  func clock() {
    var conversation = EngineConversation(.nboard)
    let limits = MoveRequest.Limits(depth: 30, time: .seconds(1), gameTime: .seconds(20))
    _ = conversation.ask(MoveRequest(record: GameRecord(), limits: limits), now: .zero)
    #expect(conversation.deadline == .seconds(1))
    #expect(conversation.receive("search F5 1 0 9", now: .zero).isEmpty)
    #expect(conversation.advance(now: .seconds(1)) == [.send(["ping 1"])])
    #expect(
      conversation.receive("pong 1", now: .seconds(1)) == [.reply(.success(.place(.f5)))])
  }

  @Test("accepts lines that end with a carriage return")
  func carriageReturn() throws {
    for (engineProtocol, lines) in Self.carriageReturns {
      var conversation = Self.asking(engineProtocol)
      let steps = lines.flatMap { conversation.receive($0, now: .zero) }
      #expect(steps.contains(.reply(.success(.place(.f5)))), "\(lines)")
    }
  }

  private static let carriageReturns: [(EngineProtocol, [String])] = [
    (.nboard, ["=== F5\r"]),
    (.gtp, Array(repeating: ["= f5\r", "\r"], count: 20).flatMap(\.self)),
  ]

  @Test("waits until a stopped engine is ready before the next request")
  func stop() throws {
    var conversation = Self.asking()
    #expect(conversation.stop(now: .seconds(1)) == [.send(["ping 1"])])
    #expect(conversation.deadline == .seconds(3))
    #expect(conversation.ask(Self.request(), now: .seconds(2)).isEmpty)
    #expect(conversation.receive("=== F5", now: .seconds(2)).isEmpty)
    #expect(try conversation.receive("pong 1", now: .seconds(2)) == [.send(Self.lines())])
    #expect(conversation.receive("=== F5", now: .zero) == [.reply(.success(.place(.f5)))])

    var other = Self.asking()
    _ = other.stop(now: .zero)
    _ = other.ask(Self.request(), now: .zero)
    #expect(other.stop(now: .zero).isEmpty)
    #expect(other.receive("pong 1", now: .zero).isEmpty)
    #expect(!other.isListening)
  }

  @Test("ends an engine that does not stop within two seconds, and restarts it")
  func deaf() throws {
    var conversation = Self.asking()
    _ = conversation.stop(now: .zero)
    _ = conversation.ask(Self.request(), now: .zero)
    #expect(conversation.advance(now: .milliseconds(1999)).isEmpty)
    #expect(
      try conversation.advance(now: .seconds(2))
        == [.end, .start, .send(["nboard 2"]), .send(Self.lines())])
  }

  @Test("replaces an engine whose protocol cannot stop it")
  func replace() throws {
    var conversation = Self.asking(.gtp)
    #expect(conversation.stop(now: .zero) == [.end])
    #expect(!conversation.isListening)
    #expect(conversation.ask(Self.request(), now: .zero).first == .start)
  }

  @Test("restarts an engine that dies once")
  func restart() throws {
    var conversation = Self.asking()
    #expect(
      try conversation.receiveEnd(status: 3, now: .zero)
        == [.start, .send(["nboard 2"]), .send(Self.lines())])
    #expect(
      conversation.receiveEnd(status: nil, now: .zero) == [.reply(.failure(.ended))])
    #expect(conversation.ask(Self.request(), now: .zero).first == .start)
    #expect(conversation.receiveEnd(status: 127, now: .zero) == [.reply(.failure(.notFound))])
    _ = conversation.ask(Self.request(), now: .zero)
    let steps = conversation.receiveStartFailure("no process")
    #expect(steps == [.reply(.failure(.notStarted("no process")))])
  }

  @Test(
    "tells an engine to move now before it gives up, even after the deadline has passed unnoticed")
  func suspended() throws {
    var conversation = Self.asking(depth: nil)
    _ = conversation.receive("search F5 1.0 0 9", now: .zero)
    #expect(conversation.advance(now: .seconds(3600)) == [.send(["ping 1"])])
    #expect(conversation.deadline == .seconds(3602))
    #expect(
      conversation.receive("pong 1", now: .seconds(3600)) == [.reply(.success(.place(.f5)))])
  }

  @Test("gives up on an engine that is late, floods, or replies with no move")
  func failures() throws {
    var late = Self.asking()
    #expect(late.advance(now: .seconds(31)).isEmpty)
    #expect(late.advance(now: .seconds(32)) == [.end, .reply(.failure(.tooLate))])

    var flooding = Self.asking()
    #expect(flooding.count(bytes: 1 << 20, now: .zero).isEmpty)
    #expect(flooding.count(bytes: 1, now: .zero) == [.end, .reply(.failure(.flooded))])
    #expect(flooding.count(bytes: 1, now: .zero).isEmpty)

    var garbage = Self.asking()
    #expect(
      garbage.receive("=== ?", now: .zero) == [.end, .reply(.failure(.notUnderstood("=== ?")))])

    var stopped = Self.asking()
    _ = stopped.stop(now: .zero)
    #expect(stopped.count(bytes: 2 << 20, now: .zero) == [.end])
    #expect(!stopped.isListening)
  }

  @Test("fails at once if the protocol cannot describe the game")
  func strangeStart() throws {
    var conversation = EngineConversation(.gtp)
    let start = try GameRecord(start: .newGame, plies: "f5").position
    let request = MoveRequest(
      record: GameRecord(start: start), limits: .init(time: .seconds(1)))
    #expect(conversation.ask(request, now: .zero) == [.reply(.failure(.strangeStart))])
    #expect(!conversation.isListening)
  }

  @Test("plays the best move so far when the time is over or the position is solved")
  func time() throws {
    var conversation = Self.asking(depth: nil)
    #expect(conversation.deadline == .seconds(1))
    _ = conversation.receive("search F5d6 1 0 7", now: .zero)
    #expect(conversation.advance(now: .seconds(1)) == [.send(["ping 1"])])
    #expect(conversation.deadline == .seconds(32))
    #expect(conversation.moveNow().isEmpty)
    #expect(conversation.receive("pong 1", now: .zero) == [.reply(.success(.place(.f5)))])

    var exact = Self.asking(depth: nil)
    #expect(exact.receive("search F5d6 1 0 100%", now: .zero) == [.send(["ping 1"])])
  }

  @Test("takes legal steps only, whatever happens", arguments: 0..<200 as Range<UInt64>)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let engineProtocol: EngineProtocol = Bool.random(using: &generator) ? .nboard : .gtp
    var conversation = EngineConversation(engineProtocol)
    let lines = [
      "=== F5", "===", "pong 1", "pong 2", "pong 3", "= f5", "=", "?", "", "search F5 1 0 9",
      "search f5 1 0 100%", "\u{0}\u{7}", "= = =", "book D3", "pong 99999999999999999999",
    ]
    var (isRunning, awaited, now) = (false, false, Duration.zero)
    for _ in 0..<300 {
      now += .milliseconds(Int.random(in: 0..<900, using: &generator))
      var steps: [Step]
      switch Int.random(in: 0..<8, using: &generator) {
      case 0 where !awaited:
        awaited = true
        let depth: Int? = Bool.random(using: &generator) ? 4 : nil
        steps = conversation.ask(Self.request(depth: depth), now: now)
      case 1:
        awaited = false
        steps = conversation.stop(now: now)
      case 2: steps = conversation.moveNow()
      case 3: steps = conversation.count(bytes: 200_000, now: now)
      case 4 where isRunning:
        isRunning = false
        steps = conversation.receiveEnd(status: nil, now: now)
      case 5: steps = conversation.advance(now: now)
      default: steps = conversation.receive(lines.randomElement(using: &generator) ?? "", now: now)
      }
      for step in steps {
        switch step {
        case .start:
          #expect(!isRunning, "seed \(seed)")
          isRunning = true
        case .send: #expect(isRunning, "seed \(seed)")
        case .end:
          #expect(isRunning, "seed \(seed)")
          isRunning = false
        case .reply:
          #expect(awaited, "seed \(seed)")
          awaited = false
        }
      }
      #expect(conversation.isListening == (conversation.deadline != nil), "seed \(seed)")
      #expect(!awaited || conversation.isListening, "seed \(seed)")
    }
  }
}
