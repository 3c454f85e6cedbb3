import Analysis
import App
import GameSession
import Posix
import ReversiCore
import ReversiTesting
import Testing

@testable import reversi

@Suite("The computer as a player")
struct ComputerTests {
  @Test("replies with the identity of the request and a legal move")
  func answer() throws {
    let thread = try ComputerWorker.player { Computer(seed: 1).think }
    thread.start(Self.request(7))
    let found = try events(of: thread)
    #expect(found.compactMap(\.answer).map(\.id) == [RequestID(serial: 7)])
    #expect(
      found.compactMap(\.answer).allSatisfy { Position.newGame.legalMoves.contains($0.square) })
  }

  @Test("ends a stopped request without a reply, and handles the next one")
  func stop() throws {
    let thread = try ComputerWorker.player {
      { request, stop, report in
        if request.record.isUntouched {
          while !stop.isStopped {}
        } else if let square = Array(request.record.position.legalMoves).first {
          report(.move(square))
        }
      }
    }
    thread.start(Self.request(1))
    thread.stop()
    var next = GameRecord()
    try next.play(.d3)
    thread.start(Self.request(2, next))
    #expect(try events(of: thread).compactMap(\.answer).map(\.id) == [RequestID(serial: 2)])
  }

  @Test("ends a request that has to move now with the best move so far")
  func moveNow() throws {
    let thread = try ComputerWorker.player { Computer(seed: nil).think }
    let kind = PlayerRequest.Kind.move(.moveTime(.seconds(3600)))
    thread.start(PlayerRequest(id: RequestID(serial: 5), record: GameRecord(), kind: kind))
    thread.moveNow()
    let found = try events(of: thread).compactMap(\.answer)
    #expect(found.map(\.id) == [RequestID(serial: 5)])
    #expect(found.allSatisfy { Position.newGame.legalMoves.contains($0.square) })
  }

  @Test("fails a request that ends without a reply")
  func noReply() throws {
    let thread = try ComputerWorker.player { { _, _, _ in } }
    thread.start(Self.request(4))
    #expect(try events(of: thread) == [.game(.replied(RequestID(serial: 4), .failure(.noReply)))])
  }

  @Test("makes the same moves for the same seed")
  func seed() throws {
    func squares() throws -> [Square] {
      let thread = try ComputerWorker.player { Computer(seed: 42).think }
      return try (0..<UInt64(20)).flatMap { serial in
        thread.start(Self.request(serial))
        return try events(of: thread).compactMap(\.answer?.square)
      }
    }
    #expect(try squares() == squares())
  }

  @Test("scores all moves step by step, and marks the final result")
  func analysis() throws {
    let thread = try ComputerWorker.player { Computer(seed: 1, usesBook: false).think }
    let found = try Self.analyses(of: GameRecord(), by: thread)
    let moves = try #require(found.last?.moves)
    #expect(Set(moves.map(\.square)) == Set(Position.newGame.legalMoves))
    #expect(moves.map(\.score) == moves.map(\.score).sorted(by: >))
    #expect(found.last?.evaluation.depth == 2)
    #expect(found.last?.evaluation.line.count == 2)
    #expect(try Self.analyses(of: GameRecord(), by: thread).last == found.last)
  }

  @Test("takes scores from the book where it knows the position, unless the book is off")
  func book() throws {
    func certainties(_ record: GameRecord, usesBook: Bool) throws -> Set<Certainty> {
      let thread = try ComputerWorker.player { Computer(seed: 1, usesBook: usesBook).think }
      let moves = try Self.analyses(of: record, by: thread).last?.moves ?? []
      #expect(Set(moves.map(\.square)) == Set(record.position.legalMoves))
      return Set(moves.map(\.certainty))
    }
    // The reply that gives most away.
    let odd = try GameRecord(transcript: "f5f4")
    #expect(try certainties(GameRecord(), usesBook: true) == [.book])
    #expect(try certainties(odd, usesBook: true) == [.estimate(confidence: 100)])
    #expect(try certainties(GameRecord(), usesBook: false) == [.estimate(confidence: 100)])
  }

  @Test("ends a search without a depth when all scores are exact")
  func exact() throws {
    let game = try GameRecord(transcript: KnownGame.tie.transcript)
    let record = game.standing(at: 50)
    let thread = try ComputerWorker.player { Computer(seed: 1).think }
    let found = try Self.analyses(of: record, by: thread, limit: .moveTime(.seconds(3600)))
    #expect(found.last?.isExact == true)
  }

  @Test("reports its best move so far at most ten times a second, if asked to")
  func progress() throws {
    for reportsProgress in [true, false] {
      let thread = try ComputerWorker.player {
        Computer(seed: nil, usesBook: false, reportsProgress: reportsProgress).think
      }
      let kind = PlayerRequest.Kind.move(.moveTime(.milliseconds(250)))
      let start = ContinuousClock.now
      thread.start(PlayerRequest(id: RequestID(serial: 6), record: GameRecord(), kind: kind))
      var reports: [MoveScore] = []
      var isFinished = false
      while !isFinished {
        for case .game(.replied(_, let reply)) in try events(of: thread) {
          if case .progress(let best) = reply { reports.append(best) }
          isFinished = isFinished || reply.isFinal
        }
      }
      let maximum = 1 + Int((ContinuousClock.now - start) / .milliseconds(100))
      #expect(reportsProgress ? (1...maximum).contains(reports.count) : reports.isEmpty)
      #expect(reports.map(\.depth) == reports.map(\.depth).sorted())
    }
  }

  /// The results of an analysis, the final one last.
  private static func analyses(
    of record: GameRecord, by thread: ComputerWorker, limit: MoveLimit = .level(Level.all[4])
  ) throws -> [PositionAnalysis] {
    thread.start(
      PlayerRequest(id: RequestID(serial: 3), record: record, kind: .analysis(limit)))
    var found: [PositionAnalysis] = []
    while true {
      for event in try thread.waitForEvents() {
        guard case .game(.replied(_, .analysis(let analysis, let isFinal))) = event else {
          continue
        }
        found.append(analysis)
        if isFinal { return found }
      }
    }
  }

  private func events(of thread: ComputerWorker) throws -> [App.Event] {
    while true {
      let events = try thread.waitForEvents()
      if !events.isEmpty { return events }
    }
  }

  /// A request for a move of the random player.
  private static func request(_ serial: UInt64, _ record: GameRecord = GameRecord())
    -> PlayerRequest
  {
    PlayerRequest(id: RequestID(serial: serial), record: record, kind: .move(.level(Level.all[0])))
  }
}

extension ComputerWorker {
  fileprivate func waitForEvents() throws -> [App.Event] {
    try Deadline.generous.wait(for: "a reply", readable: descriptor)
    return collect()
  }
}

extension App.Event {
  fileprivate var answer: (id: RequestID, square: Square)? {
    if case .game(.replied(let id, .move(let square))) = self { (id, square) } else { nil }
  }
}
