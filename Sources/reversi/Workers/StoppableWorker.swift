import Posix
import ReversiEngine

/// A worker whose requests can be stopped.
///
/// When this value is deinitialized, all requests are stopped, and the thread ends. One thread at a
/// time may use this value.
final class StoppableWorker<Request: Sendable, Reply: Sendable> {
  /// Handles a request: posts replies until the work is done or the token is stopped.
  typealias Handler = (Request, StopToken, _ post: (Reply) -> Void) -> Void
  private typealias Thread = Worker<(Request, StopToken), Reply>

  private let thread: Thread
  /// The token of all requests since the last stop or hurry.
  private var stopToken = StopToken()

  /// In bytes. Searches of 60 plies need more than the half megabyte of some systems.
  private static var stackSize: Int { 8 << 20 }

  private init(_ thread: Thread) { self.thread = thread }

  deinit { stopToken.stop() }

  /// Starts the thread.
  ///
  /// - Parameter makeHandler: Makes the handler on the new thread with the first request, so that
  ///   it may keep state and costs nothing before.
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  static func start(
    _ makeHandler: @escaping @Sendable () -> Handler
  ) throws(SystemError) -> StoppableWorker {
    StoppableWorker(
      try Thread.start(stackSize: stackSize) {
        let handle = makeHandler()
        return { request, post in handle(request.0, request.1, post) }
      })
  }

  /// Sends a request. This does not stop an earlier request that is still being handled.
  func start(_ request: Request) {
    if stopToken.isStopped { stopToken = StopToken() }
    thread.start((request, stopToken))
  }

  /// Stops all requests, under way or waiting; their results are discarded.
  func stop() { stopToken.stop() }

  /// Ends all requests as soon as possible, with their results so far.
  func hurry() { stopToken.hurry() }

  /// Rings while there are replies.
  var bell: WakePipe { thread.bell }

  /// Takes the replies that have arrived, in order.
  func collect() -> [Reply] { thread.collect() }
}
