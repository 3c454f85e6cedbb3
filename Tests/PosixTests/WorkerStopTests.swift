import Posix
import ReversiTesting
import Testing

@Suite("A worker whose requests can be stopped")
struct WorkerStopTests {
  private typealias Tester = Worker<Int, Int>

  private let tokens = Monitor<[StopToken]>([])

  /// A worker that keeps the tokens of its requests.
  private func worker() -> Tester {
    Tester { [tokens] in
      { request, stop, post in
        tokens.withValue { $0.append(stop) }
        post(request)
      }
    }
  }

  /// Sends requests, and waits until the worker has handled them.
  private func send(_ requests: Range<Int>, to worker: Tester) throws {
    for request in requests { try worker.send(request) }
    var replies = 0
    while replies < requests.count {
      try Deadline.generous.wait(for: "a reply", readable: worker.descriptor)
      replies += worker.collect().count
    }
  }

  private var stopped: [Bool] { tokens.withValue { $0.map(\.isStopped) } }

  @Test("stops all requests that came before, and none that comes after")
  func stop() throws {
    let worker = worker()
    try send(0..<3, to: worker)
    #expect(stopped == [false, false, false])
    worker.stop()
    try send(3..<4, to: worker)
    #expect(stopped == [true, true, true, false])
  }

  @Test("tells requests to end now, and lets the next one take its time")
  func moveNow() throws {
    let worker = worker()
    try send(0..<1, to: worker)
    worker.moveNow()
    try send(1..<2, to: worker)
    #expect(stopped == [true, false])
    #expect(tokens.withValue { $0.map(\.isDiscarded) } == [false, false])
  }

  @Test("stops all requests when it is deinitialized")
  func deinitialized() throws {
    do {
      let worker = worker()
      try send(0..<2, to: worker)
    }
    #expect(stopped == [true, true])
  }
}
