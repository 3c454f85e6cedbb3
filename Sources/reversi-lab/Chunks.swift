import Notation
import Posix
import ReversiCore

/// Work on several threads. A result must depend on the chunk's number only.
struct Chunks: Sendable {
  let threads: Int
  let console: Console?

  /// Does one chunk at a time. Each thread makes a worker of its own, which may keep state.
  typealias Worker = (Int) throws -> Void

  private struct State {
    var next = 0
    var failure: (any Error)?
    var progress: ProgressLine
  }

  /// Rethrows the first failure.
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

  /// In the order of the chunks.
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

/// Every ``count``th of numbered chunks, so that several machines can share the work.
///
/// A chunk's result depends on its number only, so the folders of all parts together hold what a
/// single run would have written.
struct Part: Sendable, Equatable {
  let number: Int
  let count: Int

  static let whole = Part(number: 1, count: 1)

  func has(_ chunk: Int) -> Bool { chunk % count == number - 1 }
}

extension Part: LosslessStringConvertible {
  var description: String { "\(number)/\(count)" }

  /// Such as `2/8`, the second of eight parts.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      count >= 1, (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }
}

struct ProgressLine {
  private let name: String
  private let total: Int
  private let show: (@Sendable (String) -> Void)?
  private let start = ContinuousClock.now
  private var done = 0
  private var shown: ContinuousClock.Instant?

  init(name: String, total: Int, console: Console?) {
    self.name = name
    self.total = total
    show = console?.showProgress
  }

  /// Redraws the line at most once a second.
  mutating func advance() {
    done += 1
    guard let show else { return }
    let now = ContinuousClock.now
    if let shown, now - shown < .seconds(1), done < total { return }
    shown = now
    show("\r\(text(after: (now - start) / .seconds(1)))   ")
  }

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
