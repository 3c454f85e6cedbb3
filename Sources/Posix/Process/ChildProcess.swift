import CPosix
import Libc

/// Another program, which exchanges lines with this one.
///
/// `/bin/sh -c` runs its command in a session of its own, without a terminal. The program and its
/// group are killed when this value is deinitialized, and when this process exits or dies of a signal
/// that it can catch. Otherwise the program reads the end of its input; on Linux it is also killed if
/// the command is a single program, as it is when the thread that started it ends.
///
/// Its output takes at most one portion and one line of memory here, and waits in the pipe until it
/// is read. Only one thread may use this value.
public final class ChildProcess {
  /// The result of asking for a line.
  public enum Line: Sendable, Hashable {
    /// The bytes of a line, without its end.
    case bytes([UInt8])
    /// A line was longer than the limit, and was skipped.
    case tooLong
    /// No line is there yet.
    case silence
    /// The program has closed its output, usually because it has ended.
    case end
  }

  private let child: child
  private var splitter: LineSplitter
  private var unsent: [UInt8] = []
  private var isAtEnd = false
  private var hasEnded = false
  /// The number of bytes read.
  public private(set) var received = 0

  /// The number of bytes read at once.
  private static let portion = 16 << 10
  /// The limit of unsent bytes, more than any game takes.
  private static let maximumUnsent = 64 << 10

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The command for `/bin/sh`. If it does not exist, the program ends with status
  ///     127.
  ///   - longestLine: The length limit of a line, in bytes.
  /// - Throws: `SystemError` if the system has no processes or descriptors left.
  public init(_ command: SystemString, longestLine: Int = 4096) throws(SystemError) {
    var child = CPosix.child()
    // Writing to a program that has closed its input is an error, not a signal.
    signal(SIGPIPE, SIG_IGN)
    try check(Self.replacingShell(command).withCString { children_start($0, &child) })
    self.child = child
    splitter = LineSplitter(longest: longestLine)
  }

  deinit { end() }

  /// The command, with the program in place of the shell if it is a single one. Some shells would
  /// wait for it instead, and the system would kill only them.
  private static func replacingShell(_ command: SystemString) -> SystemString {
    let operators = Array(";&|(){}=\n".utf8)
    return command.bytes.contains(where: operators.contains)
      || command.bytes.starts(with: "exec ".utf8)
      ? command : SystemString(bytes: Array("exec ".utf8) + command.bytes)
  }

  /// The number of its process.
  public var number: Int32 { child.process }

  /// The descriptor that is readable when output has come, or when the program has ended.
  public var descriptor: Int32 { child.output }

  /// The descriptor to wait for until the program takes more input; nil if nothing is unsent.
  public var waiting: Int32? { unsent.isEmpty ? nil : child.input }

  /// Sends lines as soon as the program takes them.
  ///
  /// - Throws: `SystemError` if it has closed its input, or takes far too little.
  public func send(_ lines: [String]) throws(SystemError) {
    unsent += lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    try flush()
    guard unsent.count <= Self.maximumUnsent else { throw .wouldBlock }
  }

  /// Sends as much of the unsent input as the program takes now.
  ///
  /// - Throws: `SystemError` if it has closed its input.
  public func flush() throws(SystemError) {
    while !unsent.isEmpty, !hasEnded {
      do throws(SystemError) {
        unsent.removeFirst(try FileSystem().write(child.input, unsent[...]))
      } catch {
        if error == .wouldBlock { return }
        // The program will not read it, so nothing must wait for that.
        unsent = []
        throw error
      }
    }
  }

  /// The next line; `silence` if none is there yet. It reads at most a portion, so a line without
  /// end cannot hold up the caller.
  public func next() -> Line {
    if let line = splitter.next() { return Line(line) }
    if !isAtEnd { read() }
    if let line = splitter.next() { return Line(line) }
    return isAtEnd ? splitter.rest().map { Line($0) } ?? .end : .silence
  }

  private func read() {
    do throws(SystemError) {
      let bytes = hasEnded ? [] : try FileSystem().read(child.output, Self.portion)
      isAtEnd = bytes.isEmpty
      received += bytes.count
      splitter.append(bytes)
    } catch {
      isAtEnd = error != .wouldBlock
    }
  }

  /// Kills the program and its group if they still run.
  ///
  /// - Returns: Its exit status; nil if a signal ended it.
  @discardableResult
  public func end() -> Int32? {
    guard !hasEnded else { return nil }
    hasEnded = true
    let status = withUnsafePointer(to: child) { children_end($0) }
    return status < 0 ? nil : status
  }
}

extension ChildProcess.Line {
  fileprivate init(_ line: LineReader.Line) {
    switch line {
    case .bytes(let bytes): self = .bytes(bytes)
    case .tooLong: self = .tooLong
    }
  }
}
