import Posix

/// Runs numbered chunks of work on several threads. A result must depend on the chunk's number
/// only.
struct Chunks: Sendable {
  /// The number of threads, including the calling one.
  let threads: Int
  /// The console for progress, or nil.
  let console: Console?

  /// Does one chunk at a time. Each thread makes a worker of its own, which may keep state.
  typealias Worker = (Int) throws -> Void

  private struct State {
    var next = 0
    var failure: (any Error)?
    var progress: ProgressLine
  }

  /// Runs the chunks and returns when all are done. Rethrows the first failure.
  ///
  /// - Parameter name: The name for a chunk in the progress line.
  func run(
    _ chunks: [Int], name: String = "", makeWorker: @escaping @Sendable () -> Worker
  ) throws {
    guard !chunks.isEmpty else { return }
    let state = Monitor(
      State(progress: ProgressLine(name: name, total: chunks.count, console: console)))
    let work: @Sendable () -> Void = {
      let worker = makeWorker()
      while let chunk = Self.next(of: chunks, state) {
        do {
          try worker(chunk)
        } catch {
          state.withValue { $0.failure = $0.failure ?? error }
        }
        state.withValue { $0.progress.advance() }
      }
    }
    // If the system has no more threads, fewer do the work and it takes longer.
    let helpers = (1..<max(1, min(threads, chunks.count))).compactMap { _ in
      try? SystemThread(work)
    }
    work()
    for helper in helpers { helper.join() }
    state.withValue { $0.progress.finish() }
    if let failure = state.withValue({ $0.failure }) { throw failure }
  }

  private static func next(of chunks: [Int], _ state: Monitor<State>) -> Int? {
    state.withValue { state in
      guard state.failure == nil, state.next < chunks.count else { return nil }
      defer { state.next += 1 }
      return chunks[state.next]
    }
  }
}
