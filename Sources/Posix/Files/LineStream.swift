/// Lines in both directions through open files that do not wait.
///
/// Incoming bytes wait in the system until they are read: here they take at most one portion and
/// one line of memory.
package struct LineStream: Sendable {
  /// The result of asking for a line.
  package enum Line: Sendable, Hashable {
    /// The bytes of a line, without its end.
    case bytes([UInt8])
    /// A line was longer than the limit, and was skipped.
    case tooLong
    /// No whole line has arrived yet.
    case silence
    /// The other end is closed.
    case end
  }

  let input: FileSystem.Descriptor
  private let output: FileSystem.Descriptor
  private var splitter: LineSplitter
  private var unsent: [UInt8] = []
  private var isAtEnd = false
  private var isClosed = false
  /// The number of bytes read.
  package private(set) var received = 0

  /// The maximum number of bytes for each read.
  private static let portion = 16 << 10
  /// The maximum number of unsent bytes, more than any game takes.
  private static let maximumUnsent = 64 << 10

  /// Creates a stream over open files. The caller closes them after `close`.
  ///
  /// - Parameters:
  ///   - input: The descriptor to read.
  ///   - output: The descriptor to write; it may be the same one.
  ///   - longestLine: The length limit of a line, in bytes.
  package init(
    reading input: FileSystem.Descriptor, writing output: FileSystem.Descriptor, longestLine: Int
  ) {
    (self.input, self.output) = (input, output)
    splitter = LineSplitter(longest: longestLine)
  }

  /// The descriptor to wait for until the other end takes more; nil if nothing is unsent.
  package var waiting: FileSystem.Descriptor? { unsent.isEmpty ? nil : output }

  /// Sends lines as soon as the other end takes them.
  ///
  /// - Throws: `SystemError` if the other end is closed, or leaves more than 64 KiB of lines
  ///   unread.
  package mutating func send(_ lines: [String]) throws(SystemError) {
    unsent += lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    try flush()
    guard unsent.count <= Self.maximumUnsent else { throw .wouldBlock }
  }

  /// Sends as much of the unsent lines as the other end takes now.
  ///
  /// - Throws: `SystemError` if the other end is closed.
  package mutating func flush() throws(SystemError) {
    while !unsent.isEmpty, !isClosed {
      do throws(SystemError) {
        unsent.removeFirst(try FileSystem().write(output, unsent[...]))
      } catch {
        if error == .wouldBlock { return }
        // Nobody reads the rest, so it must not keep the caller waiting.
        unsent = []
        throw error
      }
    }
  }

  /// The next line; `silence` if none is there yet. It reads at most a portion, so a line without
  /// end cannot hold up the caller.
  package mutating func next() -> Line {
    if let line = splitter.next() { return Line(line) }
    if !isAtEnd { read() }
    if let line = splitter.next() { return Line(line) }
    return isAtEnd ? splitter.rest().map { Line($0) } ?? .end : .silence
  }

  private mutating func read() {
    do throws(SystemError) {
      let bytes = isClosed ? [] : try FileSystem().read(input, Self.portion)
      isAtEnd = bytes.isEmpty
      received += bytes.count
      splitter.append(bytes)
    } catch {
      isAtEnd = error != .wouldBlock
    }
  }

  /// Stops reading and writing the files.
  package mutating func close() {
    isClosed = true
    unsent = []
  }
}

extension LineStream.Line {
  fileprivate init(_ line: LineSplitter.Line) {
    switch line {
    case .bytes(let bytes): self = .bytes(bytes)
    case .tooLong: self = .tooLong
    }
  }
}

/// Another program, with which this one exchanges lines. Only one thread may use it.
package protocol LineChannel: AnyObject {
  var lines: LineStream { get set }

  /// The last line of the other program's standard error, or nil.
  var lastError: String? { get }

  /// Ends the connection.
  ///
  /// - Returns: The exit status if the other program is a child that has ended by itself or was
  ///   ended now; otherwise nil.
  @discardableResult
  func end() -> Int32?

  /// The next line; `silence` if none is there yet. It reads at most a portion.
  func next() -> LineStream.Line
}

extension LineChannel {
  /// Nil, because errors are not kept.
  package var lastError: String? { nil }

  /// The descriptor that is readable when something has come, or when the other end is closed.
  package var descriptor: Int32 { lines.input }

  /// The descriptor to wait for until the other program takes more; nil if nothing is unsent.
  package var waiting: Int32? { lines.waiting }

  /// Sends lines as soon as the other program takes them.
  ///
  /// - Throws: `SystemError` if it has closed its end, or leaves more than 64 KiB of lines unread.
  package func send(_ lines: [String]) throws(SystemError) { try self.lines.send(lines) }

  /// Sends as much of the unsent lines as the other program takes now.
  ///
  /// - Throws: `SystemError` if it has closed its end.
  package func flush() throws(SystemError) { try lines.flush() }

  /// The next line; `silence` if none is there yet. It reads at most a portion.
  package func next() -> LineStream.Line { lines.next() }
}
