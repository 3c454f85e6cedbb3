import Foundation
import Synchronization

/// Work in numbered chunks, done by threads of its own; results must depend on the number only.
struct Chunks {
  /// How many threads work.
  let threads: Int

  /// A worker does one chunk after the other; it is made on its thread and may keep state.
  typealias Worker = (Int) throws -> Void

  private struct Progress {
    var next = 0
    var done = 0
    var running = 0
    var failure: (any Error)?
  }

  private final class Shared: Sendable {
    let progress: Mutex<Progress>
    let finished = DispatchSemaphore(value: 0)
    init(threads: Int) { progress = Mutex(Progress(running: threads)) }
  }

  /// Runs the chunks and returns when all are done, or rethrows the first failure.
  ///
  /// A progress line with `name` is shown unless it is nil.
  func run(
    _ chunks: [Int], name: String?, makeWorker: @escaping @Sendable () -> Worker
  ) throws {
    guard !chunks.isEmpty else { return }
    let shared = Shared(threads: threads)
    for _ in 0..<threads {
      let thread = Thread {
        let worker = makeWorker()
        while let chunk = Self.take(chunks, shared) {
          do {
            try worker(chunk)
          } catch {
            shared.progress.withLock { $0.failure = $0.failure ?? error }
          }
          shared.progress.withLock { $0.done += 1 }
        }
        shared.progress.withLock { $0.running -= 1 }
        shared.finished.signal()
      }
      thread.stackSize = 16 << 20
      thread.start()
    }
    let line = name.map { ProgressLine(name: $0, total: chunks.count) }
    while shared.progress.withLock({ $0.running > 0 }) {
      _ = shared.finished.wait(timeout: .now() + .seconds(2))
      line?.show(done: shared.progress.withLock { $0.done })
    }
    line?.finish()
    if let failure = shared.progress.withLock({ $0.failure }) { throw failure }
  }

  private static func take(_ chunks: [Int], _ shared: Shared) -> Int? {
    shared.progress.withLock { progress in
      guard progress.failure == nil, progress.next < chunks.count else { return nil }
      defer { progress.next += 1 }
      return chunks[progress.next]
    }
  }
}
