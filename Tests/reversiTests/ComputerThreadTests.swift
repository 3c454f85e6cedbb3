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
    let thread = try ComputerThread(player: .engine(seed: 1))
    thread.asComputer.start(RequestID(serial: 7), Self.random(.newGame))
    let found = answers(of: thread)
    #expect(found.map(\.id) == [RequestID(serial: 7)])
    #expect(found.compactMap(\.move).count == 1)
    #expect(found.compactMap(\.move).allSatisfy { Position.newGame.legalMoves.contains($0) })
  }

  @Test("a thought that is stopped ends, and the next one is thought")
  func stop() throws {
    let thread = try ComputerThread(
      player: Player {
        return { thought, stop, report in
          guard case .move(let position, _) = thought else { return }
          if position == .newGame {
            while !stop.isStopped {}
          } else if let square = Array(position.legalMoves).first {
            report(.move(square))
          }
        }
      })
    thread.asComputer.start(RequestID(serial: 1), Self.random(.newGame))
    thread.asComputer.stop(RequestID(serial: 1))
    var next = Position.newGame
    try next.play(.d3)
    thread.asComputer.start(RequestID(serial: 2), Self.random(next))
    #expect(answers(of: thread).map(\.id) == [RequestID(serial: 2)])
  }

  @Test("stopping a thought that is not the live one does not disturb that")
  func stopStale() throws {
    let go = try WakePipe()
    let thread = try ComputerThread(
      player: Player {
        return { _, stop, report in
          go.wait()
          if !stop.isStopped { report(.move(.d3)) }
        }
      })
    thread.asComputer.start(RequestID(serial: 1), Self.random(.newGame))
    thread.asComputer.stop(RequestID(serial: 0))
    go.ring()
    #expect(answers(of: thread).map(\.id) == [RequestID(serial: 1)])
  }

  @Test("the same seed gives the same moves")
  func seed() throws {
    func squares() throws -> [Square] {
      let thread = try ComputerThread(player: .engine(seed: 42))
      return (0..<UInt64(20)).flatMap { serial in
        thread.asComputer.start(RequestID(serial: serial), Self.random(.newGame))
        return answers(of: thread).compactMap(\.move)
      }
    }
    #expect(try squares() == squares())
  }

  @Test("a hint is found at once or little by little, and tells when it is final")
  func hint() throws {
    let thread = try ComputerThread(player: .engine(seed: 1))
    thread.asComputer.start(RequestID(serial: 3), .hint(.newGame))
    var moves: [Hint.Move] = []
    var isFinished = false
    while !isFinished {
      for answer in answers(of: thread) {
        guard case .hint(let found, let isFinal) = answer.finding else { continue }
        (moves, isFinished) = (found, isFinal)
      }
    }
    #expect(Set(moves.map(\.square)) == Set(Position.newGame.legalMoves))
    #expect(moves.map(\.score) == moves.map(\.score).sorted(by: >))
  }

  /// A thought of the random player.
  private static func random(_ position: Position) -> Thought {
    .move(position, Level.all[0])
  }
}

extension ComputerThread.Answer {
  fileprivate var move: Square? {
    if case .move(let square) = finding { square } else { nil }
  }
}
