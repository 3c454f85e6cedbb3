import CPosix
import Libc

/// Another program, which exchanges lines with this one.
///
/// `/bin/sh -c` runs its command in a session of its own, without a terminal. The program and its
/// group are killed when this value is deinitialized, and when this process exits or dies of a
/// signal that it can catch. If this process dies in another way, the program reads the end of its
/// input. On Linux, a command that is a single program is killed then, too, and also when the
/// thread that started it ends.
///
/// The program's output waits in the pipe until it is read: here it takes at most one portion and
/// one line of memory. Only one thread may use this value.
package final class ChildProcess: LineChannel {
  private let child: child
  package var lines: LineStream
  /// The program's standard error, if it is kept.
  private var errors = LineSplitter(longest: longestError)
  package private(set) var lastError: String?
  private var hasEnded = false

  /// The length limit of a line of standard error, in bytes.
  private static let longestError = 400

  /// Starts a program; exit status 127 means that its command does not exist.
  ///
  /// Its lines have at most `longestLine` bytes. A program whose errors are kept must not write
  /// much to standard error while its lines are not read.
  ///
  /// - Throws: `SystemError` if the system has no processes or descriptors left.
  package init(
    _ command: SystemString, longestLine: Int = 4096, keepsErrors: Bool = false
  ) throws(SystemError) {
    var child = CPosix.child()
    // Writing to a program that has closed its input is an error, not a signal.
    signal(SIGPIPE, SIG_IGN)
    try check(Self.replacingShell(command).withCString { children_start($0, keepsErrors, &child) })
    self.child = child
    lines = LineStream(reading: child.output, writing: child.input, longestLine: longestLine)
  }

  deinit { end() }

  /// The command with `exec` before a single program. Some shells would otherwise wait for the
  /// program, and the system would kill only the shell.
  private static func replacingShell(_ command: SystemString) -> SystemString {
    let operators = Array(";&|(){}=\n".utf8)
    return command.bytes.contains(where: operators.contains)
      || command.bytes.starts(with: "exec ".utf8)
      ? command : SystemString(bytes: Array("exec ".utf8) + command.bytes)
  }

  package func next() -> LineStream.Line {
    if !hasEnded { readErrors() }
    return lines.next()
  }

  /// The last line may have no line end.
  private func readErrors() {
    guard child.errors >= 0 else { return }
    while let bytes = try? FileSystem().read(child.errors, 4096), !bytes.isEmpty {
      errors.append(bytes)
      while let line = errors.next() { keep(line) }
    }
    var rest = errors
    if let line = rest.rest() { keep(line) }
  }

  private func keep(_ line: LineSplitter.Line) {
    guard case .bytes(let bytes) = line else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains(where: { !$0.isWhitespace }) { lastError = text }
  }

  package var number: Int32 { child.process }

  /// Kills the program and its group if they still run.
  ///
  /// - Returns: Its exit status; nil if a signal ended it.
  @discardableResult
  package func end() -> Int32? {
    guard !hasEnded else { return nil }
    hasEnded = true
    lines.close()
    readErrors()
    let status = withUnsafePointer(to: child) { children_end($0) }
    return status < 0 ? nil : status
  }
}
