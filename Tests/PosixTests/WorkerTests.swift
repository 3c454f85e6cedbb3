import Posix
import ReversiTesting
import Testing

@Suite("A worker")
struct WorkerTests {
  private static let stackSize = 256 << 10

  @Test("makes its handler once, and not before the first request")
  func handler() throws {
    // A thread that did so at its start could be later than the one after it, but not each time.
    for _ in 1...20 {
      let isRequested = Monitor(false)
      let makings = Monitor([Bool]())
      let worker = try Worker<Int, Int>.start(stackSize: Self.stackSize) {
        makings.withValue { $0.append(isRequested.withValue { $0 }) }
        return { request, post in post(request + 1) }
      }
      let other = try Worker<Int, Int>.start(stackSize: Self.stackSize) {
        { request, post in post(request) }
      }
      other.start(0)
      try other.waitForReply()
      isRequested.withValue { $0 = true }
      for request in [1, 2] {
        worker.start(request)
        try worker.waitForReply()
        #expect(worker.collect() == [request + 1])
      }
      #expect(makings.withValue { $0 } == [true])
    }
  }

  @Test("handles its hundred thousandth request as deep in its stack as its first")
  func manyRequests() throws {
    let worker = try Worker<Int, UInt>.start(stackSize: Self.stackSize) {
      { request, post in
        var place = request
        withUnsafePointer(to: &place) { post(UInt(bitPattern: $0)) }
      }
    }
    var places: Set<UInt> = []
    for request in 1...100_000 where places.count <= 1 {
      worker.start(request)
      try worker.waitForReply()
      places.formUnion(worker.collect())
    }
    #expect(places.count == 1)
  }

  @Test("gives back the requests that it has not begun, and never handles them")
  func withdrawal() throws {
    let goesOn = Monitor(false)
    let worker = try Worker<Int, Int>.start(stackSize: Self.stackSize) {
      { request, post in
        post(request)
        goesOn.wait { $0 ? () : nil }
      }
    }
    worker.start(1)
    try worker.waitForReply()
    for request in 2...4 { worker.start(request) }
    #expect(worker.withdraw() == [2, 3, 4])
    #expect(worker.withdraw().isEmpty)
    worker.start(5)
    goesOn.change { $0 = true }
    var replies: [Int] = []
    while replies.count < 2 {
      try worker.waitForReply()
      replies += worker.collect()
    }
    #expect(replies == [1, 5])
  }
}

extension Worker {
  fileprivate func waitForReply() throws {
    try Deadline.generous.wait(for: "a reply", readable: bell.descriptor)
  }
}
