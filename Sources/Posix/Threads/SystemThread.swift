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

  package static func yield() { sched_yield() }

  package func join() {
    work.isOver.wait { $0 ? () : nil }
  }
}

/// A value that threads use one at a time. They can wait for its changes.
///
/// It uses POSIX threads, because the standard library's mutex has no condition to wait for, and
/// the thread sanitizer does not see its locks.
///
/// Unchecked, because the compiler does not see that only the holder of the mutex touches
/// `storage`.
package final class Monitor<Value: Sendable>: @unchecked Sendable {
  private struct Storage {
    var mutex = pthread_mutex_t()
    var condition = pthread_cond_t()
    var value: Value
  }

  /// Allocated, because the C types must not move.
  private let storage: UnsafeMutablePointer<Storage>

  package init(_ value: Value) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(value: value))
    pthread_mutex_init(&storage.pointee.mutex, nil)
    pthread_cond_init(&storage.pointee.condition, nil)
  }

  deinit {
    pthread_cond_destroy(&storage.pointee.condition)
    pthread_mutex_destroy(&storage.pointee.mutex)
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Runs `body` while no other thread can use the value.
  package func withValue<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(&storage.pointee.mutex)
    defer { pthread_mutex_unlock(&storage.pointee.mutex) }
    return body(&storage.pointee.value)
  }

  /// Changes the value, and wakes all threads that wait for a change.
  package func change(_ body: (inout Value) -> Void) {
    withValue(body)
    pthread_cond_broadcast(&storage.pointee.condition)
  }

  /// Waits until `body` returns a value. It is called now and after each change.
  package func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(&storage.pointee.mutex)
    defer { pthread_mutex_unlock(&storage.pointee.mutex) }
    while true {
      if let result = body(&storage.pointee.value) { return result }
      pthread_cond_wait(&storage.pointee.condition, &storage.pointee.mutex)
    }
  }
}
