import Posix
import ReversiEngine

/// A thread that handles one request after another and sleeps in between.
///
/// The thread ends when this value is deinitialized. The process need not wait for it, since the
/// thread only produces replies. One thread at a time may use this value.
final class Worker<Request: Sendable, Reply: Sendable> {
  /// Handles a request: posts replies until the work is done or the token is stopped.
  typealias Handler = (Request, StopToken, _ post: (Reply) -> Void) -> Void

  /// In bytes. Searches of 60 plies need more than the half megabyte of some systems.
  private static var stackSize: Int { 8 << 20 }

  /// The requests, each with its stop token; nil ends the thread.
  private let requests: Mailbox<(Request, StopToken)?>
  private let replies: Mailbox<Reply>
  /// The token of the latest request.
  private var stopToken = StopToken()

  private init(requests: Mailbox<(Request, StopToken)?>, replies: Mailbox<Reply>) {
    self.requests = requests
    self.replies = replies
  }

  deinit {
    stopToken.stop()
    requests.post(nil)
  }

  /// Starts the thread.
  ///
  /// - Parameter makeHandler: Makes the handler on the new thread with the first request, so that it
  ///   may keep state and costs nothing before.
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  static func start(
    _ makeHandler: @escaping @Sendable () -> Handler
  ) throws(SystemError) -> Worker {
    let (requests, replies) = (try Mailbox<(Request, StopToken)?>(), try Mailbox<Reply>())
    _ = try SystemThread(stackSize: stackSize) {
      var handler: Handler?
      while true {
        requests.bell.wait()
        for request in requests.collect() {
          guard let (request, stopToken) = request else { return }
          let handle = handler ?? makeHandler()
          handler = handle
          handle(request, stopToken) { replies.post($0) }
        }
      }
    }
    return Worker(requests: requests, replies: replies)
  }

  /// Sends a request. This does not stop an earlier request that is still being handled.
  func start(_ request: Request) {
    stopToken = StopToken()
    requests.post((request, stopToken))
  }

  /// Stops the latest request; its result is discarded.
  func stop() { stopToken.stop() }

  /// Ends the latest request as soon as possible, with its result so far.
  func hurry() { stopToken.hurry() }

  /// Rings while there are replies.
  var bell: WakePipe { replies.bell }

  /// Takes the replies that have arrived, in order.
  func collect() -> [Reply] { replies.collect() }
}
