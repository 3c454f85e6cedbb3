#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that threads look at and change one at a time, and whose changes they can wait for.
///
/// On POSIX threads rather than the standard library's mutex: there is no condition to wait for
/// there, and the thread sanitizer does not see its locks.
package final class Monitor<Value: Sendable>: Sendable {
  private struct Storage {
    var mutex = pthread_mutex_t()
    var condition = pthread_cond_t()
    var value: Value
  }

  /// The storage's address: the C types must not move, and raw pointers are not Sendable.
  private let address: UInt

  /// Guards a value.
  package init(_ value: Value) {
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    storage.initialize(to: Storage(value: value))
    pthread_mutex_init(&storage.pointee.mutex, nil)
    pthread_cond_init(&storage.pointee.condition, nil)
    address = UInt(bitPattern: storage)
  }

  deinit {
    pthread_cond_destroy(&storage.pointee.condition)
    pthread_mutex_destroy(&storage.pointee.mutex)
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  private var storage: UnsafeMutablePointer<Storage> {
    guard let storage = UnsafeMutablePointer<Storage>(bitPattern: address) else {
      preconditionFailure("a monitor at address zero")
    }
    return storage
  }

  /// Runs `body` while no other thread can see the value.
  package func withValue<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(&storage.pointee.mutex)
    defer { pthread_mutex_unlock(&storage.pointee.mutex) }
    return body(&storage.pointee.value)
  }

  /// Changes the value and wakes all who wait for a change.
  package func change(_ body: (inout Value) -> Void) {
    withValue(body)
    pthread_cond_broadcast(&storage.pointee.condition)
  }

  /// Waits until `body` finds what it looks for; asked now and after each change.
  package func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(&storage.pointee.mutex)
    defer { pthread_mutex_unlock(&storage.pointee.mutex) }
    while true {
      if let result = body(&storage.pointee.value) { return result }
      pthread_cond_wait(&storage.pointee.condition, &storage.pointee.mutex)
    }
  }
}
