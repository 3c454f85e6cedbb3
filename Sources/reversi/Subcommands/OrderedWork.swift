import Posix

/// Work on one thing after another, by several threads at the same time, whose results come in the
/// order of the things.
///
/// Only so many things are under way at once: a source is read no faster than its results are
/// taken, so that memory does not grow with it.
final class OrderedWork<Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    /// What no thread has taken yet, the first thing first.
    var waiting: [(number: Int, input: Input)] = []
    /// How many things have come in.
    var started = 0
    /// How many results have been taken.
    var taken = 0
    /// Whether nothing more comes in.
    var isClosed = false
    /// Results that were not taken yet.
    var results: [Int: Output] = [:]
  }

  private let state = Monitor(State())
  private let mostUnderWay: Int
  /// Rings when there may be a result to take, or the work is over.
  let bell: WakePipe

  /// For each thread, how many things may be under way: enough that none waits for the slowest.
  private static var thingsPerThread: Int { 16 }
  /// Larger than the deepest search needs; some systems give a thread only half a megabyte.
  private static var stackSize: Int { 8 << 20 }

  /// Starts threads that wait for work; fewer if the system has no more.
  ///
  /// - Parameters:
  ///   - threads: How many, 1 or more.
  ///   - makeWorker: Makes what does the work, on the thread on which it then lives.
  /// - Throws: `SystemError` if the system has no thread left at all, or no descriptors.
  init(
    threads: Int, makeWorker: @escaping @Sendable () -> (Input) -> Output
  ) throws(SystemError) {
    mostUnderWay = threads * Self.thingsPerThread
    bell = try WakePipe()
    var count = 0
    for _ in 0..<threads {
      do throws(SystemError) {
        _ = try SystemThread(stackSize: Self.stackSize) { [state, bell] in
          Self.work(on: state, bell, by: makeWorker())
        }
        count += 1
      } catch {
        if count == 0 { throw error }
      }
    }
  }

  private static func work(
    on state: Monitor<State>, _ bell: WakePipe, by worker: (Input) -> Output
  ) {
    while true {
      let next = state.wait { state -> (number: Int, input: Input)?? in
        if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
        return state.isClosed ? .some(nil) : nil
      }
      guard let next else { return }
      let output = worker(next.input)
      state.withValue { $0.results[next.number] = output }
      bell.ring()
    }
  }

  /// Hands something in, and waits first as long as too much is under way. Called by one thread.
  func start(_ input: Input) {
    state.wait { $0.started - $0.taken < mostUnderWay ? () : nil }
    state.change {
      $0.waiting.append(($0.started, input))
      $0.started += 1
    }
  }

  /// Tells that nothing more comes in.
  func close() {
    state.change { $0.isClosed = true }
    bell.ring()
  }

  /// The next results that are there, in order, and whether they are the last.
  func take() -> (results: [Output], isOver: Bool) {
    bell.silence()
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
