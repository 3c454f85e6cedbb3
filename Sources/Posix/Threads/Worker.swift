import Synchronization

/// A thread that handles one request after another and sleeps in between. It starts with the first
/// request, and makes its handler then.
///
/// When this value is deinitialized, all requests are stopped, and the thread ends after the last.
/// Nobody waits for it, since it only produces replies. One thread at a time may use this value.
package final class Worker<Request: Sendable, Reply: Sendable> {
  /// Handles a request, and posts any number of replies until the work is done or the token is
  /// stopped.
  package typealias Handler = (Request, StopToken, _ post: (Reply) -> Void) -> Void

  private struct Thread {
    /// The requests with their tokens; nil ends the thread.
    let requests: Mailbox<(request: Request, stop: StopToken)?>
    let replies: Mailbox<Reply>
  }

  private let makeHandler: @Sendable () -> Handler
  private var thread: Thread?
  /// The token of all requests since the last `stop` or `moveNow`.
  private var stopToken = StopToken()

  /// Creates a worker that has no thread yet. `makeHandler` runs on the thread with the first
  /// request, so that the handler may keep state and costs nothing before.
  package init(_ makeHandler: @escaping @Sendable () -> Handler) {
    self.makeHandler = makeHandler
  }

  deinit {
    stopToken.stop()
    thread?.requests.post(nil)
  }

  /// Starts the thread, if it is not running yet.
  ///
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  package func prepare() throws(SystemError) { _ = try running() }

  private func running() throws(SystemError) -> Thread {
    if let thread { return thread }
    let new = Thread(requests: try Mailbox(), replies: try Mailbox())
    _ = try SystemThread { [makeHandler] in
      _ = waitForInput(on: [new.requests.signal.descriptor], timeout: nil)
      // Never stored again: a closure of a generic type gets one more wrapper each time it is taken
      // out of an optional and put back, so each request would be handled deeper in the stack.
      let handle = makeHandler()
      while true {
        for message in new.requests.collect() {
          guard let message else { return }
          handle(message.request, message.stop) { new.replies.post($0) }
        }
        _ = waitForInput(on: [new.requests.signal.descriptor], timeout: nil)
      }
    }
    thread = new
    return new
  }

  /// Sends a request. This does not stop an earlier one.
  ///
  /// - Throws: `SystemError` if the system has no thread or file descriptor left; never after
  ///   `prepare`.
  package func send(_ request: Request) throws(SystemError) {
    let thread = try running()
    if stopToken.isStopped { stopToken = StopToken() }
    thread.requests.post((request, stopToken))
  }

  /// Takes back the requests that the thread has not seen yet, in order.
  package func withdraw() -> [Request] {
    // `compactMap` is slow where the type of the elements is not known to the compiler.
    var withdrawn: [Request] = []
    for case let message? in thread?.requests.collect() ?? [] { withdrawn.append(message.request) }
    return withdrawn
  }

  /// Stops all requests, under way or waiting; their results are discarded.
  package func stop() { stopToken.stop() }

  /// Ends all requests as soon as possible, with their results so far.
  package func moveNow() { stopToken.moveNow() }

  package var isRunning: Bool { thread != nil }

  /// The descriptor that is readable while there are replies; nil while the thread is not running.
  package var descriptor: Int32? { thread?.replies.signal.descriptor }

  /// Removes and returns the replies that have arrived, in order.
  package func collect() -> [Reply] { thread?.replies.collect() ?? [] }
}

/// A request to stop, shared by the thread that asks and the threads that work.
///
/// The result so far is either discarded or used.
package final class StopToken: Sendable {
  private enum Request {
    static let moveNow: UInt8 = 1
    static let stop: UInt8 = 2
  }

  @usableFromInline let requests = Atomic<UInt8>(0)

  package init() {}

  /// Whether the work must end; never turns back to false.
  @inlinable
  package var isStopped: Bool { requests.load(ordering: .relaxed) != 0 }

  /// Whether the result is discarded; never turns back to false.
  package var isDiscarded: Bool { requests.load(ordering: .relaxed) & Request.stop != 0 }

  /// Ends all work with the token as soon as possible. Its results are discarded.
  package func stop() { requests.bitwiseOr(Request.stop, ordering: .relaxed) }

  /// Ends all work with the token as soon as possible, with its results so far.
  package func moveNow() { requests.bitwiseOr(Request.moveNow, ordering: .relaxed) }
}

/// Passes values from one thread to another, and wakes it.
package final class Mailbox<Message: Sendable>: Sendable {
  private let messages = Monitor<[Message]>([])
  /// Readable while there are messages.
  package let signal: WakePipe

  /// Creates an empty mailbox.
  ///
  /// - Throws: `SystemError` if the process has no descriptors left.
  package init() throws(SystemError) {
    signal = try WakePipe()
  }

  package func post(_ message: Message) {
    // Within the lock, so that `signal` is never readable for a message that was already taken.
    messages.withValue {
      $0.append(message)
      signal.notify()
    }
  }

  /// Removes and returns all messages, oldest first.
  package func collect() -> [Message] {
    messages.withValue { messages in
      defer { messages = [] }
      signal.clear()
      return messages
    }
  }
}
