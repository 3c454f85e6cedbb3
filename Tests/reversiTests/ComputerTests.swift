import GameSession
import Posix
import ReversiCore
import Testing

@testable import reversi

/// The computer on its thread: one request at a time, each answered unless it is stopped.
@Suite("The computer as a player")
struct ComputerTests {
  @Test("replies with the identity of the request and a legal move")
  func answer() throws {
    let thread = try ComputerWorker.player { Computer(seed: 1).think }
    thread.start(Self.request(7))
    let found = events(of: thread)
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
    #expect(events(of: thread).compactMap(\.answer).map(\.id) == [RequestID(serial: 2)])
  }

  @Test("ends a hurried request with the best move so far")
  func hurry() throws {
    let thread = try ComputerWorker.player { Computer(seed: nil).think }
    let task = PlayerRequest.Task.move(.moveTime(.seconds(3600)))
    thread.start(PlayerRequest(id: RequestID(serial: 5), record: GameRecord(), task: task))
    thread.hurry()
    let found = events(of: thread).compactMap(\.answer)
    #expect(found.map(\.id) == [RequestID(serial: 5)])
    #expect(found.allSatisfy { Position.newGame.legalMoves.contains($0.square) })
  }

  @Test("fails a request that ends without a reply")
  func noAnswer() throws {
    let thread = try ComputerWorker.player { { _, _, _ in } }
    thread.start(Self.request(4))
    #expect(events(of: thread) == [.replied(RequestID(serial: 4), .failure(.noAnswer))])
  }

  @Test("makes the same moves for the same seed")
  func seed() throws {
    func squares() throws -> [Square] {
      let thread = try ComputerWorker.player { Computer(seed: 42).think }
      return (0..<UInt64(20)).flatMap { serial in
        thread.start(Self.request(serial))
        return events(of: thread).compactMap(\.answer?.square)
      }
    }
    #expect(try squares() == squares())
  }

  @Test("finds a hint at once or step by step, and marks the final one")
  func hint() throws {
    let thread = try ComputerWorker.player { Computer(seed: 1).think }
    thread.start(PlayerRequest(id: RequestID(serial: 3), record: GameRecord(), task: .hint))
    var moves: [Hint.Move] = []
    var isFinished = false
    while !isFinished {
      for event in events(of: thread) {
        guard case .replied(_, .hint(let found, let isFinal)) = event else { continue }
        (moves, isFinished) = (found, isFinal)
      }
    }
    #expect(Set(moves.map(\.square)) == Set(Position.newGame.legalMoves))
    #expect(moves.map(\.score) == moves.map(\.score).sorted(by: >))
  }

  @Test("takes hints from the book where it knows the position, unless the book is off")
  func book() throws {
    func sources(_ record: GameRecord, usesBook: Bool) throws -> Set<Hint.Source> {
      let thread = try ComputerWorker.player { Computer(seed: 1, usesBook: usesBook).think }
      thread.start(PlayerRequest(id: RequestID(serial: 3), record: record, task: .hint))
      while true {
        for event in events(of: thread) {
          guard case .replied(_, .hint(let found, isFinal: true)) = event else { continue }
          #expect(Set(found.map(\.square)) == Set(record.position.legalMoves))
          return Set(found.map(\.source))
        }
      }
    }
    // The reply that gives most away.
    let odd = try GameRecord(transcript: "f5f4")
    #expect(try sources(GameRecord(), usesBook: true) == [.book])
    #expect(try sources(odd, usesBook: true) == [.search])
    #expect(try sources(GameRecord(), usesBook: false) == [.search])
  }

  @Test("finds the same evaluation each time, and refines it with depth")
  func evaluation() throws {
    let thread = try ComputerWorker.player { Computer(seed: 1).think }
    func evaluations(_ serial: UInt64) -> [Evaluation] {
      let task = PlayerRequest.Task.evaluation(Level.all[4])
      thread.start(PlayerRequest(id: RequestID(serial: serial), record: GameRecord(), task: task))
      var found: [Evaluation] = []
      while true {
        for event in events(of: thread) {
          guard case .replied(_, .evaluation(let evaluation, let isFinal)) = event else {
            continue
          }
          found.append(evaluation)
          if isFinal { return found }
        }
      }
    }
    let found = evaluations(1)
    #expect(found.map(\.depth) == [1, 2, 2])
    #expect(found.last?.line.count == 2)
    #expect(evaluations(2).last == found.last)
  }

  /// Waits for the next events of the thread.
  private func events(of thread: ComputerWorker) -> [GameSession.Event] {
    while true {
      let events = thread.waitForEvents()
      if !events.isEmpty { return events }
    }
  }

  /// A request for a move of the random player.
  private static func request(_ serial: UInt64, _ record: GameRecord = GameRecord())
    -> PlayerRequest
  {
    PlayerRequest(id: RequestID(serial: serial), record: record, task: .move(.level(Level.all[0])))
  }
}

extension ComputerWorker {
  fileprivate func waitForEvents() -> [GameSession.Event] {
    _ = waitForInput(on: [descriptor].compactMap(\.self), timeout: nil)
    return collect()
  }
}

extension GameSession.Event {
  fileprivate var answer: (id: RequestID, square: Square)? {
    if case .replied(let id, .move(let square)) = self { (id, square) } else { nil }
  }
}
