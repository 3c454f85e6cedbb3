import Posix

/// Work in numbered chunks on several threads; results must depend on the number only.
struct Chunks: Sendable {
  /// How many threads work, the calling one among them.
  let threads: Int
  /// Where progress is shown; nil for nowhere.
  let console: Console?

  /// As the threads of the search have.
  private static let stackBytes = 4 << 20

  /// A worker does one chunk after the other; it is made on its thread and may keep state.
  typealias Worker = (Int) throws -> Void

  private struct State {
    var next = 0
    var failure: (any Error)?
    var progress: ProgressLine
  }

  /// Runs the chunks and returns when all are done, or rethrows the first failure.
  ///
  /// - Parameter name: What a chunk is called in the line that shows progress.
  func run(
    _ chunks: [Int], name: String = "", makeWorker: @escaping @Sendable () -> Worker
  ) throws {
    guard !chunks.isEmpty else { return }
    let state = Monitor(
      State(progress: ProgressLine(name: name, total: chunks.count, console: console)))
    let work: @Sendable () -> Void = {
      let worker = makeWorker()
      while let chunk = Self.take(chunks, state) {
        do {
          try worker(chunk)
        } catch {
          state.withValue { $0.failure = $0.failure ?? error }
        }
        state.withValue { $0.progress.advance() }
      }
    }
    // With fewer threads, if the system has no more, the work only takes longer.
    let helpers = (1..<max(1, min(threads, chunks.count))).compactMap { _ in
      try? SystemThread(stackSize: Self.stackBytes, work)
    }
    work()
    for helper in helpers { helper.join() }
    state.withValue { $0.progress.finish() }
    if let failure = state.withValue({ $0.failure }) { throw failure }
  }

  private static func take(_ chunks: [Int], _ state: Monitor<State>) -> Int? {
    state.withValue { state in
      guard state.failure == nil, state.next < chunks.count else { return nil }
      defer { state.next += 1 }
      return chunks[state.next]
    }
  }
}
