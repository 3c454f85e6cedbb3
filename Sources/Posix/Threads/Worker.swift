/// A thread that handles one request after another and sleeps in between.
///
/// The thread ends after its last request when this value is deinitialized. Nobody waits for it,
/// since it only produces replies.
public final class Worker<Request: Sendable, Reply: Sendable>: Sendable {
  /// Handles a request, and posts any number of replies.
  public typealias Handler = (Request, _ post: (Reply) -> Void) -> Void

  /// The requests; nil ends the thread.
  private let requests: Mailbox<Request?>
  private let replies: Mailbox<Reply>

  private init(requests: Mailbox<Request?>, replies: Mailbox<Reply>) {
    self.requests = requests
    self.replies = replies
  }

  deinit { requests.post(nil) }

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - stackSize: The size of its stack in bytes.
  ///   - makeHandler: Makes the handler on the new thread with the first request, so that it may
  ///     keep state and costs nothing before.
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  public static func start(
    stackSize: Int, _ makeHandler: @escaping @Sendable () -> Handler
  ) throws(SystemError) -> Worker {
    let (requests, replies) = (try Mailbox<Request?>(), try Mailbox<Reply>())
    _ = try SystemThread(stackSize: stackSize) {
      requests.bell.wait()
      // Never stored again: a closure of a generic type gets one more wrapper each time it is taken
      // out of an optional and put back, so each request would be handled deeper in the stack.
      let handle = makeHandler()
      while true {
        for request in requests.collect() {
          guard let request else { return }
          handle(request) { replies.post($0) }
        }
        requests.bell.wait()
      }
    }
    return Worker(requests: requests, replies: replies)
  }

  /// Sends a request.
  public func start(_ request: Request) { requests.post(request) }

  /// Takes back the requests that the thread has not seen yet, in order.
  public func withdraw() -> [Request] {
    // `compactMap` is slow where the type of the elements is not known to the compiler.
    var withdrawn: [Request] = []
    for case let request? in requests.collect() { withdrawn.append(request) }
    return withdrawn
  }

  /// Rings while there are replies.
  public var bell: WakePipe { replies.bell }

  /// Takes the replies that have arrived, in order.
  public func collect() -> [Reply] { replies.collect() }
}
