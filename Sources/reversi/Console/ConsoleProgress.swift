import Posix
import Texts

/// The progress of a long command, in a line of its own among the messages, if they go to a
/// terminal.
struct ConsoleProgress {
  private let console: Console
  private let isShown: Bool
  /// The columns of the text that is shown now.
  private var columns = 0
  /// The time at which the line was last shown, or nil.
  private var shown: Duration?

  /// The shortest time between two updates of the line.
  private static let minimumInterval = Duration.milliseconds(200)

  /// A line that is not there yet.
  init(on console: Console) {
    self.console = console
    isShown = isTerminal(console.errors)
  }

  /// The wait before the line is to be shown again; nil if it never is.
  private var interval: Duration? { isShown ? Self.minimumInterval : nil }

  /// Shows a text in place of the one before, unless that came a moment ago.
  mutating func show(_ next: @autoclosure () -> String) {
    let now = MonotonicClock.now
    guard isShown, shown.map({ now - $0 >= Self.minimumInterval }) ?? true else { return }
    shown = now
    let text = next()
    write(clearing + text)
    columns = text.columns
  }

  /// Clears the line for other output.
  mutating func clear() {
    shown = nil
    if columns > 0 { write(clearing) }
    columns = 0
  }

  /// The characters that clear the text, which may have wide ones; none if no text is shown.
  private var clearing: String {
    columns > 0 ? "\r" + String(repeating: " ", count: columns) + "\r" : ""
  }

  /// Waits for input, a signal, or until the line is to be shown again. A signal that ends or stops
  /// the program does so, with the line cleared.
  mutating func wait(for descriptor: Int32?, signals: SignalInbox) {
    _ = waitForInput(on: [signals.descriptor] + [descriptor].compactMap(\.self), timeout: interval)
    for signal in signals.collect() where signal.isEnding || signal.isStop {
      clear()
      signal.obey()
    }
  }

  private func write(_ text: String) {
    try? writeAll(Array(text.utf8), to: console.errors, isLeaving: true)
  }
}
