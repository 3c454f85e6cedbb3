import Foundation
import Posix
import ReversiEngine

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

  /// Runs the chunks and returns when all are done, or rethrows the first failure.
  ///
  /// A progress line with `name` is shown unless it is nil.
  func run(
    _ chunks: [Int], name: String?, makeWorker: @escaping @Sendable () -> Worker
  ) throws {
    guard !chunks.isEmpty else { return }
    let progress = Monitor(Progress(running: threads))
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        let worker = makeWorker()
        while let chunk = Self.take(chunks, progress) {
          do {
            try worker(chunk)
          } catch {
            progress.withValue { $0.failure = $0.failure ?? error }
          }
          progress.withValue { $0.done += 1 }
        }
        progress.withValue { $0.running -= 1 }
        finished.signal()
      }
      thread.stackSize = 16 << 20
      thread.start()
    }
    let line = name.map { ProgressLine(name: $0, total: chunks.count) }
    while progress.withValue({ $0.running > 0 }) {
      _ = finished.wait(timeout: .now() + .seconds(2))
      line?.show(done: progress.withValue { $0.done })
    }
    line?.finish()
    if let failure = progress.withValue({ $0.failure }) { throw failure }
  }

  private static func take(_ chunks: [Int], _ progress: Monitor<Progress>) -> Int? {
    progress.withValue { progress in
      guard progress.failure == nil, progress.next < chunks.count else { return nil }
      defer { progress.next += 1 }
      return chunks[progress.next]
    }
  }
}
