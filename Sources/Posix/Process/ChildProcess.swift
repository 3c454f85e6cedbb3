import CPosix

/// Another program that runs beside this one, and with which lines are exchanged.
///
/// Its command is run by `/bin/sh -c`, in a session and so in a process group of its own: it has no
/// terminal. It is no longer there when this value is gone, nor when this process has ended, be it
/// killed: a guard beside it then ends all of its group. What it writes takes no more memory than
/// one portion and one line, and waits in its pipe until it is read. One thread at a time may use
/// it.
public final class ChildProcess {
  /// What has become of a line that is waited for.
  public enum Line: Sendable, Hashable {
    /// It is there: its bytes, without its end.
    case bytes([UInt8])
    /// It is longer than the longest that is kept, and was passed over.
    case tooLong
    /// Nothing has come in time.
    case silence
    /// The program has closed its output, as it does when it ends.
    case end
  }

  private let child: child
  private var splitter: LineSplitter
  private var unsent: [UInt8] = []
  private var isAtEnd = false
  private var hasEnded = false
  /// How many bytes have been read.
  public private(set) var received = 0

  /// How much is read at once, in bytes.
  private static let portion = 16 << 10
  /// How much may wait to be read by the program, in bytes: more than any game takes.
  private static let mostUnsent = 64 << 10

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: What `/bin/sh` is to run. That there is no such command shows when the program
  ///     has ended, with status 127.
  ///   - longestLine: The length of the longest line that is kept, in bytes.
  /// - Throws: `SystemError` if the system has no process left, or no descriptors.
  public init(_ command: SystemString, longestLine: Int = 4096) throws(SystemError) {
    var child = CPosix.child()
    let code = command.withCString { children_start($0, &child) }
    guard code == 0 else { throw SystemError(code: code) }
    self.child = child
    splitter = LineSplitter(longest: longestLine)
  }

  deinit { end() }

  /// The number of its process.
  public var number: Int32 { child.process }

  /// The descriptor that can be read while something has come, or when the program has ended.
  public var descriptor: Int32 { child.output }

  /// The descriptor of which to wait until it takes more; nil if nothing waits to be sent.
  public var waiting: Int32? { unsent.isEmpty ? nil : child.input }

  /// Sends lines, as soon as the program takes them.
  ///
  /// - Throws: `SystemError` if it has closed its input, or takes far too little.
  public func send(_ lines: [String]) throws(SystemError) {
    unsent += lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    try flush()
    guard unsent.count <= Self.mostUnsent else { throw .wouldBlock }
  }

  /// Sends what waits, as far as the program takes it now.
  ///
  /// - Throws: `SystemError` if it has closed its input.
  public func flush() throws(SystemError) {
    while !unsent.isEmpty, !hasEnded {
      let count = unsent.withUnsafeBytes { children_write(child.input, $0.baseAddress, $0.count) }
      guard count < 0 else {
        unsent.removeFirst(count)
        continue
      }
      let error = SystemError.last
      if error == .wouldBlock { return }
      guard error == .interrupted else {
        // Nobody will read it, and nobody is to wait for that.
        unsent = []
        throw error
      }
    }
  }

  /// The next line, if it has come: `silence` if there is none yet. It reads no more than a portion,
  /// so that a line without end keeps nobody here.
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

  /// Ends the program and all of its group, if that is still to be done.
  ///
  /// - Returns: Its exit status; nil if it did not end by itself.
  @discardableResult
  public func end() -> Int32? {
    guard !hasEnded else { return nil }
    hasEnded = true
    var child = child
    let status = children_end(&child)
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
