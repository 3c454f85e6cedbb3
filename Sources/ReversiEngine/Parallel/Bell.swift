#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Wakes threads that wait for something to do; every ring is counted, so that none is missed.
final class Bell: Sendable {
  private struct State {
    var mutex = pthread_mutex_t()
    var condition = pthread_cond_t()
    var rings = 0
  }

  /// The state's address: the C types must not move, and raw pointers are not Sendable.
  private let address: UInt

  init() {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    pthread_mutex_init(&state.pointee.mutex, nil)
    pthread_cond_init(&state.pointee.condition, nil)
    address = UInt(bitPattern: state)
  }

  deinit {
    pthread_cond_destroy(&state.pointee.condition)
    pthread_mutex_destroy(&state.pointee.mutex)
    state.deallocate()
  }

  private var state: UnsafeMutablePointer<State> {
    guard let state = UnsafeMutablePointer<State>(bitPattern: address) else {
      preconditionFailure("a bell at address zero")
    }
    return state
  }

  /// How often it has been rung.
  var count: Int {
    pthread_mutex_lock(&state.pointee.mutex)
    defer { pthread_mutex_unlock(&state.pointee.mutex) }
    return state.pointee.rings
  }

  /// Wakes all who wait.
  func ring() {
    pthread_mutex_lock(&state.pointee.mutex)
    state.pointee.rings &+= 1
    pthread_cond_broadcast(&state.pointee.condition)
    pthread_mutex_unlock(&state.pointee.mutex)
  }

  /// Returns as soon as it has been rung more than `heard` times.
  func wait(after heard: Int) {
    pthread_mutex_lock(&state.pointee.mutex)
    while state.pointee.rings == heard {
      pthread_cond_wait(&state.pointee.condition, &state.pointee.mutex)
    }
    pthread_mutex_unlock(&state.pointee.mutex)
  }
}
