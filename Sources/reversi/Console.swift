import CommandLine
import Posix
import Texts

/// Output outside of the screen: `output` for requested text, `errors` for messages and progress.
struct Console {
  let output: FileSystem.Descriptor
  let errors: FileSystem.Descriptor

  static let standard = Console(output: StandardStream.output, errors: StandardStream.error)

  /// Does not wait for a terminal that accepts no output.
  func printError(_ text: String) {
    try? writeAll(Array(Self.line(text).utf8), to: errors, isLeaving: true)
  }

  static func line(_ text: String) -> String { "reversi: " + text.printable + "\n" }

  /// If the reader is gone, the program ends as other programs do.
  func print(_ text: String) throws(Refusal) {
    do {
      try writeAll(Array("\(text)\n".utf8), to: output)
    } catch {
      if error == .brokenPipe { Signal.brokenPipe.obey() }
      throw .notPrinted(reason: error.reason)
    }
  }
}

/// The progress of a long command, on a line of its own; shown only in a terminal.
struct ConsoleProgress {
  private let console: Console
  private let isShown: Bool
  private var columns = 0
  /// When the line was last shown.
  private var shown: Duration?

  private static let minimumInterval = Duration.milliseconds(200)

  init(on console: Console) {
    self.console = console
    isShown = isTerminal(console.errors)
  }

  private var interval: Duration? { isShown ? Self.minimumInterval : nil }

  mutating func show(_ next: @autoclosure () -> String) {
    let now = MonotonicClock.now
    guard isShown, shown.map({ now - $0 >= Self.minimumInterval }) ?? true else { return }
    shown = now
    let text = next()
    write(clearing + text)
    columns = text.columns
  }

  mutating func clear() {
    shown = nil
    if columns > 0 { write(clearing) }
    columns = 0
  }

  private var clearing: String {
    columns > 0 ? "\r" + String(repeating: " ", count: columns) + "\r" : ""
  }

  /// Obeys a signal that ends or stops the program, with the line cleared.
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
