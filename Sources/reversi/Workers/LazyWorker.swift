import Posix
import ReversiEngine

/// A stoppable worker whose thread starts with the first request.
///
/// One thread at a time may use this value.
final class LazyWorker<Request: Sendable, Reply: Sendable> {
  private typealias Thread = StoppableWorker<Request, Reply>

  private let makeHandler: @Sendable () -> Thread.Handler
  private var thread: Thread?

  /// A worker without a thread.
  ///
  /// - Parameter makeHandler: Makes the handler on the new thread with the first request.
  init(_ makeHandler: @escaping @Sendable () -> StoppableWorker<Request, Reply>.Handler) {
    self.makeHandler = makeHandler
  }

  /// Whether there has been a request.
  var isStarted: Bool { thread != nil }

  /// Sends a request. This does not stop an earlier one.
  ///
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  func start(_ request: Request) throws(SystemError) {
    let started: Thread
    if let thread { started = thread } else { started = try Thread.start(makeHandler) }
    thread = started
    started.start(request)
  }

  /// Sends a request in place of all earlier ones, which are stopped.
  ///
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  func restart(_ request: Request) throws(SystemError) {
    stop()
    try start(request)
  }

  /// Stops all requests, under way or waiting; their results are discarded.
  func stop() { thread?.stop() }

  /// The descriptor that is readable while there are replies; nil before the first request.
  var descriptor: Int32? { thread?.bell.descriptor }

  /// Takes the replies that have arrived, in order.
  func collect() -> [Reply] { thread?.collect() ?? [] }
}
