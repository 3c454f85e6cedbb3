import CTerminalTesting
import Libc
import ReversiTesting

/// A program on a terminal whose bytes the test reads and writes.
///
/// It shows what a real terminal hides: which bytes are written and when, the modes left
/// behind, and how the program ends.
package final class Pty {
  package private(set) var process: pid_t = 0
  package private(set) var modesBefore: TerminalModes?
  package private(set) var modesAfter: TerminalModes?
  package var output: [UInt8] { received.bytes }
  /// The changes of the program's state, the latest last.
  package private(set) var changes: [ProgramChange] = []

  private let folder: ScratchFolder
  private let keeper: pid_t
  private let reports: Int32
  private var terminal: Int32
  private var received = MarkedOutput(marker: Array(String(cString: terminal_rest_marker()).utf8))
  private var resumptions = 0

  /// Starts a program on a new terminal.
  ///
  /// Text in `typed` comes before the program starts: it can answer a question in time on the
  /// slowest machine.
  package init(_ launch: Launch, size: TerminalSize = .usual, typed: String = "") throws {
    folder = launch.folder
    var terminal: Int32 = -1
    var reports: Int32 = -1
    keeper = launch.withC {
      terminal_start($0, Int32(size.rows), Int32(size.columns), &terminal, &reports)
    }
    guard keeper > 0 else { throw SystemFailure() }
    (self.terminal, self.reports) = (terminal, reports)
    type(typed)
    try wait(for: "the program's start") { process != 0 }
  }

  deinit {
    // Ended by a test that failed midway as well as by one that is done.
    if process != 0, !hasEnded { kill(process, SIGKILL) }
    hangUp()
    close(reports)
    while waitpid(keeper, nil, 0) < 0 && errno == EINTR {}
  }

  package var hasEnded: Bool {
    switch changes.last {
    case .exited, .killed: true
    case .stopped, nil: false
    }
  }

  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Types text, or sends other bytes of a keyboard or mouse.
  package func type(_ text: String) { terminal.writeAll(Array(text.utf8)) }

  package func signal(_ number: Int32) { kill(process, number) }

  /// Sends a signal to one of the program's threads.
  package func signal(_ number: Int32, thread: pid_t) {
    _ = thread_signal(process, thread, number)
  }

  /// Continues a stopped program in the foreground, as the shell's `fg` does.
  package func resume() throws {
    let count = resumptions
    _ = terminal_resume(reports)
    try wait(for: "the program to go on") { resumptions > count }
  }

  /// Makes the terminal refuse output.
  package func choke(_ obstacle: Obstacle) {
    switch obstacle {
    case .stopped: _ = terminal_set_output(terminal, 0)
    case .full: _ = terminal_fill_output(terminal)
    }
  }

  package func release() { _ = terminal_set_output(terminal, 1) }

  package func resize(to size: TerminalSize) {
    _ = terminal_resize(terminal, Int32(size.rows), Int32(size.columns))
  }

  /// Closes the terminal, like closing its window.
  package func hangUp() {
    guard terminal >= 0 else { return }
    close(terminal)
    terminal = -1
  }

  package func wait(
    for what: String, deadline: Deadline = .generous, until condition: () -> Bool
  ) throws {
    try deadline.wait(
      for: what, instead: { shown }, step: { !(hasEnded && isOutputWhole) && takeIn(before: $0) },
      until: condition)
  }

  private var shown: String {
    let lines = PrintedText(output: text).text.split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let end =
      hasEnded ? "\nThe program has ended: \(changes.map { "\($0)" }.joined(separator: ", "))" : ""
    return lines.suffix(30).joined(separator: "\n") + "\nIts last bytes: "
      + escaped(String(text.suffix(200))) + end
  }

  /// Waits for a text among the bytes that the program writes, behind the first `start` of them.
  package func wait(forOutput wanted: String, after start: Int = 0) throws {
    let part = Array(wanted.utf8)
    var next = start
    try wait(for: "the output \(escaped(wanted))") {
      defer { next = max(start, output.count - part.count + 1) }
      return output.place(of: part, from: next) != nil
    }
  }

  /// Waits for a text that the program prints behind the first `start` bytes, regardless of styles
  /// and of how blanks are made.
  package func wait(forText wanted: String, after start: Int = 0) throws {
    try wait(for: "“\(wanted)”") {
      PrintedText(output: String(decoding: output.dropFirst(start), as: UTF8.self))
        .text.contains(wanted)
    }
  }

  /// Waits for the end of the program, and returns how it ended.
  @discardableResult
  package func end() throws -> ProgramChange {
    try wait(for: "the end of the program") { hasEnded && isOutputWhole }
    return changes[changes.count - 1]
  }

  /// Waits for the end of the program without reading its output, and returns how it ended.
  package func endUnread() throws -> ProgramChange {
    try Deadline.generous.wait(
      for: "the end of the program", instead: { "a program that still runs" },
      step: { deadline in
        guard deadline.waitUntilReadable(reports) else { return false }
        takeInReport()
        return true
      }, until: { hasEnded })
    return changes[changes.count - 1]
  }

  /// Waits until the program has stopped `count` times, or has ended.
  package func wait(forStop count: Int) throws {
    try wait(for: "stop \(count)") { changes.count >= count && isOutputWhole }
  }

  /// Whether all output before the last change has been read.
  private var isOutputWhole: Bool { terminal < 0 || received.markers == changes.count }

  /// Reads from the terminal and the keeper, waiting if there is nothing yet, and returns whether
  /// anything came before the deadline.
  @discardableResult
  package func takeIn(before deadline: Deadline) -> Bool {
    // A negative number is one that poll leaves out.
    guard deadline.waitUntilReadable(terminal, reports) else { return false }
    let now = Deadline(after: .zero)
    if terminal >= 0, now.waitUntilReadable(terminal) {
      guard let bytes = terminal.readAvailable() else {
        hangUp()
        return true
      }
      received.append(bytes)
    }
    if now.waitUntilReadable(reports) { takeInReport() }
    return true
  }

  private func takeInReport() {
    var report = terminal_report()
    let count = read(reports, &report, MemoryLayout<terminal_report>.size)
    guard count == MemoryLayout<terminal_report>.size else { return }
    switch UInt32(report.kind) {
    case terminal_report_before.rawValue:
      modesBefore = TerminalModes(report)
    case terminal_report_started.rawValue:
      process = report.process
    case terminal_report_resumed.rawValue:
      resumptions += 1
    default:
      modesAfter = TerminalModes(report)
      changes.append(ProgramChange(waitStatus: report.status))
    }
  }
}

/// Why a terminal takes no output.
package enum Obstacle: Sendable, CaseIterable {
  /// Ctrl-S was pressed.
  case stopped
  /// Nobody reads the output, and there is no room for more.
  case full
}

/// A text with visible control characters.
func escaped(_ text: String) -> String {
  text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "\\u{\($0.value)}" : String($0) }
    .joined()
}
