import Posix
import Testing

@testable import reversi

@Suite("A worker")
struct WorkerTests {
  @Test("makes its handler once, and not before the first request")
  func handler() throws {
    // A thread that did so at its start could be later than the one after it, but not each time.
    for _ in 1...20 {
      let isRequested = Monitor(false)
      let makings = Monitor([Bool]())
      let worker = try Worker<Int, Int>.start {
        makings.withValue { $0.append(isRequested.withValue { $0 }) }
        return { request, _, post in post(request + 1) }
      }
      let other = try Worker<Int, Int>.start { { request, _, post in post(request) } }
      other.start(0)
      other.bell.wait()
      isRequested.withValue { $0 = true }
      for request in [1, 2] {
        worker.start(request)
        worker.bell.wait()
        #expect(worker.collect() == [request + 1])
      }
      #expect(makings.withValue { $0 } == [true])
    }
  }
}
