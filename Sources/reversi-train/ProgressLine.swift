import Foundation

/// A line on standard error that says how far the work is, how fast, and how long it will take.
struct ProgressLine {
  private let name: String
  private let total: Int
  private let start = ContinuousClock.now

  /// A line for so many pieces of work.
  init(name: String, total: Int) {
    self.name = name
    self.total = total
  }

  /// Rewrites the line.
  func show(done: Int) {
    FileHandle.standardError.write(Data("\r\(text(done: done))   ".utf8))
  }

  /// Ends the line.
  func finish() {
    FileHandle.standardError.write(Data("\n".utf8))
  }

  private func text(done: Int) -> String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Double(done) / max(seconds, 0.001)
    let left = rate > 0 ? Double(total - done) / rate : .infinity
    let percent = 100 * done / max(total, 1)
    let remaining = left.isFinite ? "\(Int(left) / 60) min \(Int(left) % 60) s left" : "…"
    return
      "\(name): \(done) of \(total) (\(percent) %), \(String(format: "%.2f", rate))/s, \(remaining)"
  }
}
