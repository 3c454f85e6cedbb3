import Posix
import ReversiEngine
import Testing

@testable import reversi

@Suite("A worker whose requests can be stopped")
struct StoppableWorkerTests {
  private typealias Tester = StoppableWorker<Int, Int>

  private let tokens = Monitor<[StopToken]>([])

  /// A worker that keeps the tokens of its requests.
  private func worker() throws -> Tester {
    try Tester.start { [tokens] in
      { request, stop, post in
        tokens.withValue { $0.append(stop) }
        post(request)
      }
    }
  }

  /// Starts requests, and waits until the worker has handled them.
  private func start(_ requests: Range<Int>, on worker: Tester) {
    for request in requests { worker.start(request) }
    var replies = 0
    while replies < requests.count {
      worker.bell.wait()
      replies += worker.collect().count
    }
  }

  private var stopped: [Bool] { tokens.withValue { $0.map(\.isStopped) } }

  @Test("stops all requests that came before, and none that comes after")
  func stop() throws {
    let worker = try worker()
    start(0..<3, on: worker)
    #expect(stopped == [false, false, false])
    worker.stop()
    start(3..<4, on: worker)
    #expect(stopped == [true, true, true, false])
  }

  @Test("hurries requests, and lets the next one take its time")
  func hurry() throws {
    let worker = try worker()
    start(0..<1, on: worker)
    worker.hurry()
    start(1..<2, on: worker)
    #expect(stopped == [true, false])
    #expect(tokens.withValue { $0.map(\.isDiscarded) } == [false, false])
  }

  @Test("stops all requests when it is deinitialized")
  func deinitialized() throws {
    do {
      let worker = try worker()
      start(0..<2, on: worker)
    }
    #expect(stopped == [true, true])
  }
}
