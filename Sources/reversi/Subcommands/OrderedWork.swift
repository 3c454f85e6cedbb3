import Posix

/// Several threads that work on a sequence of inputs. The outputs have the order of the inputs.
///
/// The number of inputs under way is limited: the work accepts inputs no faster than its outputs
/// are taken, so memory use stays bounded.
final class OrderedWork<Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    /// The inputs that no thread has taken yet, in order.
    var waiting: [(number: Int, input: Input)] = []
    /// The number of inputs so far.
    var started = 0
    /// The number of outputs taken so far.
    var taken = 0
    /// Whether the sequence of inputs has ended.
    var isClosed = false
    /// The outputs that have not been taken yet, by number.
    var results: [Int: Output] = [:]
  }

  private let state: Monitor<State>
  private let maximumUnderWay: Int
  /// Rings when there may be an output to take, or the work is over.
  let signal: WakePipe

  /// The inputs under way per thread: enough that no thread waits for the slowest one.
  private static var inputsPerThread: Int { 16 }

  private init(state: Monitor<State>, maximumUnderWay: Int, signal: WakePipe) {
    self.state = state
    self.maximumUnderWay = maximumUnderWay
    self.signal = signal
  }

  /// Starts the threads.
  ///
  /// - Parameters:
  ///   - threads: The number of threads, 1 or more.
  ///   - makeWorker: Makes the function that does the work, on each new thread.
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  static func start(
    threads: Int, makeWorker: @escaping @Sendable () -> (Input) -> Output
  ) throws(SystemError) -> OrderedWork {
    let (state, signal) = (Monitor(State()), try WakePipe())
    for _ in 0..<threads {
      _ = try SystemThread { work(on: state, signal, by: makeWorker()) }
    }
    return OrderedWork(
      state: state, maximumUnderWay: threads * inputsPerThread, signal: signal)
  }

  private static func work(
    on state: Monitor<State>, _ signal: WakePipe, by worker: (Input) -> Output
  ) {
    while true {
      let next = state.wait { state -> (number: Int, input: Input)?? in
        if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
        return state.isClosed ? .some(nil) : nil
      }
      guard let next else { return }
      let output = worker(next.input)
      state.withValue { $0.results[next.number] = output }
      signal.notify()
    }
  }

  /// Adds an input. Waits first while too many are under way. One thread calls this.
  func start(_ input: Input) {
    state.wait { $0.started - $0.taken < maximumUnderWay ? () : nil }
    state.change {
      $0.waiting.append(($0.started, input))
      $0.started += 1
    }
  }

  func close() {
    state.change { $0.isClosed = true }
    signal.notify()
  }

  /// Removes and returns the available outputs, in order, and whether they are the last ones.
  func collect() -> (results: [Output], isOver: Bool) {
    signal.clear()
    var found: [Output] = []
    var isOver = false
    state.change { state in
      while let result = state.results.removeValue(forKey: state.taken) {
        found.append(result)
        state.taken += 1
      }
      isOver = state.isClosed && state.taken == state.started
    }
    return (found, isOver)
  }
}
