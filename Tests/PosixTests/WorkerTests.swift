import Posix
import ReversiTesting
import Testing

@Suite("A worker")
struct WorkerTests {
  @Test("makes its handler once, and not before the first request")
  func handler() throws {
    // A thread that did so at its start could be later than the one after it, but not each time.
    for _ in 1...20 {
      let isRequested = Monitor(false)
      let makings = Monitor([Bool]())
      let worker = Worker<Int, Int> {
        makings.withValue { $0.append(isRequested.withValue { $0 }) }
        return { request, _, post in post(request + 1) }
      }
      let other = Worker<Int, Int> {
        { request, _, post in post(request) }
      }
      try other.send(0)
      try other.waitForReply()
      isRequested.withValue { $0 = true }
      for request in [1, 2] {
        try worker.send(request)
        try worker.waitForReply()
        #expect(worker.collect() == [request + 1])
      }
      #expect(makings.withValue { $0 } == [true])
    }
  }

  @Test("handles its hundred thousandth request as deep in its stack as its first")
  func manyRequests() throws {
    let worker = Worker<Int, UInt> {
      { request, _, post in
        var place = request
        withUnsafePointer(to: &place) { post(UInt(bitPattern: $0)) }
      }
    }
    var places: Set<UInt> = []
    for request in 1...100_000 where places.count <= 1 {
      try worker.send(request)
      try worker.waitForReply()
      places.formUnion(worker.collect())
    }
    #expect(places.count == 1)
  }

  @Test("starts its thread with the first request, or before it")
  func start() throws {
    let worker = Worker<Int, Int> {
      { request, _, post in post(request) }
    }
    #expect(worker.descriptor == nil && !worker.isRunning)
    #expect(worker.collect().isEmpty && worker.withdraw().isEmpty)
    worker.stop()
    try worker.prepare()
    let descriptor = try #require(worker.descriptor)
    try worker.send(1)
    #expect(worker.descriptor == descriptor && worker.isRunning)
    try worker.waitForReply()
    #expect(worker.collect() == [1])
  }

  @Test("gives back the requests that it has not begun, and never handles them")
  func withdrawal() throws {
    let goesOn = Monitor(false)
    let worker = Worker<Int, Int> {
      { request, _, post in
        post(request)
        goesOn.wait { $0 ? () : nil }
      }
    }
    try worker.send(1)
    try worker.waitForReply()
    for request in 2...4 { try worker.send(request) }
    #expect(worker.withdraw() == [2, 3, 4])
    #expect(worker.withdraw().isEmpty)
    try worker.send(5)
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
    try Deadline.generous.wait(for: "a reply", readable: descriptor)
  }
}
