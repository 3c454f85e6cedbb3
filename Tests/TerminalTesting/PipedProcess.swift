import CTerminalTesting
import Libc
import ReversiTesting

/// A program that exchanges lines with the test through pipes, as with another program.
package final class PipedProcess {
  private let launch: Launch
  private let process: pid_t
  private var input: Int32?
  private var output: Int32?
  private var received = LineInput()
  private var hasEnded = false

  /// Starts a program. Its standard error is dropped.
  package init(_ launch: Launch) throws {
    self.launch = launch
    let inputPipe = try AnonymousPipe()
    let outputPipe = try AnonymousPipe()
    let nothing = open("/dev/null", O_RDWR)
    process = launch.withC { process_start($0, inputPipe.reading, outputPipe.writing, nothing) }
    for file in [inputPipe.reading, outputPipe.writing, nothing] { close(file) }
    (input, output) = (inputPipe.writing, outputPipe.reading)
    guard process > 0 else { throw SystemFailure() }
  }

  deinit {
    if !hasEnded {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    closeInput()
    closeOutput()
  }

  package func send(_ lines: String...) {
    send(bytes: lines.flatMap { Array("\($0)\n".utf8) })
  }

  /// Sends bytes that need not be lines.
  package func send(bytes: [UInt8]) { input?.writeAll(bytes) }

  /// Sends as many bytes as the pipe takes at once, and returns whether all of them were.
  package func sendWithoutWaiting(_ bytes: [UInt8]) -> Bool {
    guard let input else { return false }
    let flags = fcntl(input, F_GETFL)
    _ = fcntl(input, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(input, F_SETFL, flags) }
    return write(input, bytes, bytes.count) == bytes.count
  }

  package func closeInput() {
    if let input { close(input) }
    input = nil
  }

  package func closeOutput() {
    if let output { close(output) }
    output = nil
  }

  /// The lines up to and including the first one that begins with a text, or equals it if `isWhole`
  /// is set.
  package func lines(
    upTo beginning: String, isWhole: Bool = false
  ) throws -> [String] {
    var lines: [String] = []
    try Deadline.generous.wait(
      for: "a line '\(beginning)'", instead: { lines.suffix(30).joined(separator: "\n") },
      step: { deadline in
        guard let output, let line = received.next(from: output, before: deadline) else {
          return false
        }
        lines.append(line)
        return true
      },
      until: { lines.last == beginning || !isWhole && lines.last?.hasPrefix(beginning) == true })
    return lines
  }

  package func signal(_ number: Int32) { kill(process, number) }

  /// Whether the program is still running after a time in which nothing is read of it.
  package func goesOn(for duration: Duration) throws -> Bool {
    var status: Int32 = 0
    let deadline = Deadline(after: duration)
    while !deadline.isOver {
      if waitpid(process, &status, WNOHANG) == process {
        hasEnded = true
        return false
      }
      _ = Deadline.pause(before: deadline)
    }
    return true
  }

  package func end() throws -> ProgramChange {
    var status: Int32 = 0
    // Nothing can be read of the end of a process that holds its pipes back.
    try Deadline.generous.wait(
      for: "the end of \(launch.command)", instead: { "a program that still runs" },
      until: { waitpid(process, &status, WNOHANG) == process })
    hasEnded = true
    return ProgramChange(waitStatus: status)
  }
}
