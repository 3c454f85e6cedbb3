import CommandLine
import Posix
import Texts

/// Output outside of the screen.
struct Console {
  /// The descriptor for requested text.
  let output: FileSystem.Descriptor
  /// The descriptor for messages and progress.
  let errors: FileSystem.Descriptor

  static let standard = Console(output: StandardStream.output, errors: StandardStream.error)

  /// Prints one line of a message. Does not wait for a terminal that accepts no output.
  func printError(_ text: String) {
    try? writeAll(Array(Self.line(text).utf8), to: errors, isLeaving: true)
  }

  /// A line that begins with the program's name, including its end.
  static func line(_ text: String) -> String { "reversi: " + text.printable + "\n" }

  /// Prints requested text completely. If its reader is gone, the program ends
  /// as other programs do.
  ///
  /// - Throws: `Refusal.notPrinted`.
  func print(_ text: String) throws(Refusal) {
    do {
      try writeAll(Array("\(text)\n".utf8), to: output)
    } catch {
      if error == .brokenPipe { Signal.brokenPipe.obey() }
      throw .notPrinted(reason: error.reason)
    }
  }
}

/// The progress of a long command, in a line of its own among the messages, if they go to a
/// terminal.
struct ConsoleProgress {
  private let console: Console
  private let isShown: Bool
  /// The columns of the text that is shown now.
  private var columns = 0
  /// The time at which the line was last shown, or nil.
  private var shown: Duration?

  private static let minimumInterval = Duration.milliseconds(200)

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
