import CPosix
import Libc

/// A thread for work that keeps a processor busy.
///
/// It is not a task, because the cooperative pool must not be kept busy for long. The thread can
/// handle a trap even when its stack is full.
package final class SystemThread: Sendable {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    let isOver = Monitor(false)

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  private let work: Work

  /// The size of a stack in bytes. Searches of 60 plies need more than the half megabyte of some
  /// systems.
  private static let stackSize = 8 << 20

  /// Starts a thread. The process does not wait for its end.
  ///
  /// - Parameter body: The thread's work.
  /// - Throws: `SystemError` if the system has no threads left.
  package init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    work = Work(body)
    let context = Unmanaged.passRetained(work)
    let code = threads_start(
      Self.stackSize,
      { context in
        guard let context else { return }
        let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
        work.body()
        work.isOver.change { $0 = true }
      },
      context.toOpaque())
    guard code == 0 else {
      context.release()
      throw SystemError(code: code)
    }
  }

  /// Yields the processor to another thread.
  package static func yield() { sched_yield() }

  /// Waits until the thread has finished.
  package func join() {
    work.isOver.wait { $0 ? () : nil }
  }
}
