#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads of the engine's own, with stacks large enough for the deepest line.
///
/// Not tasks: the cooperative pool is for work that never keeps a processor busy for long.
package struct SearchThreads {
  private static let stackBytes = 4 << 20

  fileprivate final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private var running: [pthread_t] = []

  /// Starts so many threads; with fewer, if the system has no more, the search is only slower.
  package init(count: Int, _ body: @escaping @Sendable () -> Void) {
    for _ in 0..<count {
      if let thread = Self.start(Work(body)) { running.append(thread) }
    }
  }

  /// Waits for all of them to end.
  package func join() {
    for thread in running { pthread_join(thread, nil) }
  }

  private static func start(_ work: Work) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackBytes)
    let context = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let failure = pthread_create(&thread, &attributes, runWork, context.toOpaque())
    pthread_attr_destroy(&attributes)
    if failure == 0 { return thread }
    context.release()
    return nil
  }
}

#if canImport(Darwin)
  private func runWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<SearchThreads.Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#else
  private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context {
      Unmanaged<SearchThreads.Work>.fromOpaque(context).takeRetainedValue().body()
    }
    return nil
  }
#endif
