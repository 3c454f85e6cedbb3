import Posix
import ReversiTesting
import Testing

@Suite("Threads")
struct ThreadTests {
  @Test("join returns when the work is done")
  func joinReturnsWhenTheWorkIsDone() throws {
    let done = Monitor(0)
    let threads = try (0..<4).map { _ in
      try SystemThread { done.withValue { $0 += 1 } }
    }
    threads.forEach { $0.join() }
    #expect(done.withValue { $0 } == 4)
  }

  @Test("there is one inbox of signals, however often a game is prepared")
  func oneSignalInbox() throws {
    let inboxes = [try SignalInbox(), try SignalInbox()]
    #expect(inboxes[0].descriptor == inboxes[1].descriptor)
  }

  @Test("a mailbox delivers messages in order")
  func lettersArriveInTheirOrder() throws {
    let mailbox = try Mailbox<Int>()
    let thread = try SystemThread {
      for message in 0..<100 { mailbox.post(message) }
    }
    var messages: [Int] = []
    while messages.count < 100 {
      try Deadline.generous.wait(for: "a message", readable: mailbox.signal.descriptor)
      messages += mailbox.collect()
    }
    thread.join()
    #expect(messages == Array(0..<100))
    #expect(waitForInput(on: [mailbox.signal.descriptor], timeout: .zero)[0].isReadable == false)
  }

  @Test("a mailbox wakes a thread that waits for its descriptor")
  func aMailboxWakesWhoeverWaitsForItsDescriptor() throws {
    let mailbox = try Mailbox<Int>()
    mailbox.post(1)
    let readiness = waitForInput(on: [mailbox.signal.descriptor], timeout: .seconds(60))
    #expect(readiness.map(\.isReadable) == [true])
  }

  @Test("zeroed memory is zero and aligned to a page")
  func zeroedMemoryIsZeroAndAlignedToAPage() throws {
    let memory = try ZeroedMemory(byteCount: 10_000)
    let bytes = UnsafeRawBufferPointer(start: memory.start, count: memory.byteCount)
    #expect(bytes.allSatisfy { $0 == 0 })
    #expect(UInt(bitPattern: memory.start) % 4096 == 0)
    #expect(throws: SystemError.self) { _ = try ZeroedMemory(byteCount: 1 << 60) }
  }
}
