import Notation
import ReversiCore

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
