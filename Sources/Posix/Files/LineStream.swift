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
  package private(set) var received = 0

  private static let portion = 16 << 10
  /// The maximum number of unsent bytes, more than any game takes.
  private static let maximumUnsent = 64 << 10

  /// Creates a stream over open files, for lines of at most `longestLine` bytes. The caller closes
  /// the files after `close`.
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
  package func flush() throws(SystemError) { try lines.flush() }

  package func next() -> LineStream.Line { lines.next() }
}

/// Splits bytes into lines as they arrive, in memory that does not grow with a line.
package struct LineSplitter: Sendable {
  /// A line, or the mark of one that was too long.
  package enum Line: Sendable, Hashable {
    /// The bytes of a line, without the line end.
    case bytes([UInt8])
    /// A line is longer than the limit. Its rest is skipped.
    case tooLong
  }

  private let longest: Int
  /// The incomplete line begins at `start`.
  private var buffer: [UInt8] = []
  private var start = 0
  /// The index before which there is no line end.
  private var searched = 0
  private var isSkipping = false
  private var skipped = 0

  /// The number of bytes after which a line that was too long counts as endless.
  private static let maximumSkipped = 16 << 20

  /// Creates an empty splitter for lines of at most `longest` bytes.
  package init(longest: Int) {
    self.longest = longest
  }

  /// Whether a line has no end, as that of `/dev/zero`. A caller that reads on may never end.
  package var isEndless: Bool { skipped > Self.maximumSkipped }

  package mutating func append(_ bytes: [UInt8]) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    buffer += bytes
  }

  /// Removes and returns the next line if it is complete, or already too long; otherwise nil.
  package mutating func next() -> Line? {
    while let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      if let line = removeLine(upTo: end, isWhole: true) { return line }
    }
    searched = buffer.count
    guard searched - start > longest || isSkipping else { return nil }
    defer {
      skipped += searched - start
      (start, isSkipping) = (searched, true)
    }
    return isSkipping ? nil : .tooLong
  }

  /// Removes and returns the last line, which has no line end; nil if there is none.
  package mutating func rest() -> Line? {
    start < buffer.count ? removeLine(upTo: buffer.count, isWhole: false) : nil
  }

  /// Nil for the rest of a line that was too long.
  private mutating func removeLine(upTo end: Int, isWhole: Bool) -> Line? {
    defer {
      start = isWhole ? end + 1 : end
      searched = start
      (isSkipping, skipped) = (false, 0)
    }
    if isSkipping { return nil }
    return end - start > longest ? .tooLong : .bytes(Array(buffer[start..<end]))
  }
}
