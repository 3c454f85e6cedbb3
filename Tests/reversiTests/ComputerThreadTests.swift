import GameSession
import ReversiCore
import Testing

@testable import reversi

struct ComputerThreadTests {
  /// Waits for the next answers of the thread.
  private func answers(of thread: ComputerThread) -> [ComputerThread.Answer] {
    thread.answers.bell.wait()
    return thread.answers.collect()
  }

  @Test("an answer carries the identity of its request and is a legal move")
  func answer() throws {
    let thread = try ComputerThread(player: .random(seed: 1))
    thread.asComputer.start(RequestID(serial: 7), .newGame)
    let found = answers(of: thread)
    #expect(found.map(\.id) == [RequestID(serial: 7)])
    #expect(found.allSatisfy { Position.newGame.legalMoves.contains($0.square) })
  }

  @Test("a thought that is stopped ends, and the next one is thought")
  func stop() throws {
    let thread = try ComputerThread(
      player: Player {
        return { position, stop in
          if position == .newGame {
            while !stop.isStopped {}
            return nil
          }
          return Array(position.legalMoves).first
        }
      })
    thread.asComputer.start(RequestID(serial: 1), Position.newGame)
    thread.asComputer.stop(RequestID(serial: 1))
    var next = Position.newGame
    try next.play(.d3)
    thread.asComputer.start(RequestID(serial: 2), next)
    #expect(answers(of: thread).map(\.id) == [RequestID(serial: 2)])
  }

  @Test("stopping a thought that is not the live one does not disturb that")
  func stopStale() throws {
    let go = try WakePipe()
    let thread = try ComputerThread(
      player: Player {
        return { position, stop in
          go.wait()
          return stop.isStopped ? nil : .d3
        }
      })
    thread.asComputer.start(RequestID(serial: 1), Position.newGame)
    thread.asComputer.stop(RequestID(serial: 0))
    go.ring()
    #expect(answers(of: thread).map(\.id) == [RequestID(serial: 1)])
  }

  @Test("the same seed gives the same moves")
  func seed() throws {
    func squares() throws -> [Square] {
      let thread = try ComputerThread(player: .random(seed: 42))
      return (0..<UInt64(20)).flatMap { serial in
        thread.asComputer.start(RequestID(serial: serial), .newGame)
        return answers(of: thread).map(\.square)
      }
    }
    #expect(try squares() == squares())
  }
}
