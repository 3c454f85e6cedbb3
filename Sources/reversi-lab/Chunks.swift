import Notation
import Posix
import ReversiCore

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

  /// The results of all chunks from 0 on, in their order. Rethrows the first failure.
  ///
  /// - Parameter name: The name for a chunk in the progress line.
  func results<Result: Sendable>(
    of count: Int, name: String = "",
    makeWorker: @escaping @Sendable () -> (Int) throws -> Result
  ) throws -> [Result] {
    let found = Monitor([Result?](repeating: nil, count: count))
    try run(Array(0..<count), name: name) {
      let worker = makeWorker()
      return { chunk in
        let result = try worker(chunk)
        found.withValue { $0[chunk] = result }
      }
    }
    return found.withValue { $0.compactMap(\.self) }
  }

  private static func next(of chunks: [Int], _ state: Monitor<State>) -> Int? {
    state.withValue { state in
      guard state.failure == nil, state.next < chunks.count else { return nil }
      defer { state.next += 1 }
      return chunks[state.next]
    }
  }
}

/// One of several equal parts of numbered chunks, so that several machines can share the work.
///
/// Each part takes every ``count``th chunk. A chunk's result depends on its number only. Together,
/// the folders of all parts therefore hold what a single run would have written.
struct Part: Sendable, Equatable {
  /// The part's number, 1 to ``count``.
  let number: Int
  /// The number of parts.
  let count: Int

  /// All of the work.
  static let whole = Part(number: 1, count: 1)

  /// Whether a chunk belongs to this part.
  func has(_ chunk: Int) -> Bool { chunk % count == number - 1 }
}

extension Part: LosslessStringConvertible {
  var description: String { "\(number)/\(count)" }

  /// Reads a text such as `2/8`, the second of eight parts.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      count >= 1, (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }
}

/// A line that shows the progress of the work, its speed and the time remaining.
struct ProgressLine {
  private let name: String
  private let total: Int
  private let show: (@Sendable (String) -> Void)?
  private let start = ContinuousClock.now
  private var done = 0
  private var shown: ContinuousClock.Instant?

  /// A line for `total` pieces of work. Without a console that shows progress, it shows nothing.
  init(name: String, total: Int, console: Console?) {
    self.name = name
    self.total = total
    show = console?.showProgress
  }

  /// Counts a piece of work, and redraws the line at most once a second.
  mutating func advance() {
    done += 1
    guard let show else { return }
    let now = ContinuousClock.now
    if let shown, now - shown < .seconds(1), done < total { return }
    shown = now
    show("\r\(text(after: (now - start) / .seconds(1)))   ")
  }

  /// Ends the line if it has appeared.
  func finish() {
    if shown != nil { show?("\n") }
  }

  private func text(after seconds: Double) -> String {
    let rate = Double(done) / max(seconds, 0.001)
    let left = Int(Double(total - done) / rate)
    return "\(name): \(done) of \(total) (\(100 * done / total) %), "
      + "\(FixedDecimal(rate, digits: 2))/s, \(left / 60) min \(left % 60) s left"
  }
}
