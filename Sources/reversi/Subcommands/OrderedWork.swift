import Posix

/// Several threads that work on a sequence of inputs. The outputs have the order of the inputs.
///
/// Inputs are accepted no faster than outputs are taken, so memory use stays bounded.
final class OrderedWork<Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    var waiting: [(number: Int, input: Input)] = []
    var started = 0
    var taken = 0
    var isClosed = false
    /// The outputs by number, until they are taken.
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

  /// Each thread calls `makeWorker` for the function that does its work.
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

  /// Waits first while too many inputs are under way. Only one thread may call this.
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
