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
  /// The bytes so far; the incomplete line begins at `start`.
  private var buffer: [UInt8] = []
  private var start = 0
  /// The index before which there is no line end.
  private var searched = 0
  /// Whether the rest of a line that was too long is being skipped.
  private var isSkipping = false
  /// The number of bytes of that line that have been skipped.
  private var skipped = 0

  /// The number of bytes after which a line that was too long counts as endless.
  private static let maximumSkipped = 16 << 20

  /// Creates an empty splitter.
  ///
  /// - Parameter longest: The limit for the length of a line, in bytes.
  package init(longest: Int) {
    self.longest = longest
  }

  /// Whether a line has no end, as that of `/dev/zero`. A caller that reads on may never end.
  package var isEndless: Bool { skipped > Self.maximumSkipped }

  /// Adds bytes.
  package mutating func append(_ bytes: [UInt8]) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    buffer += bytes
  }

  /// Removes and returns the next line that is complete, or too long already; nil if there is none.
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

  /// Removes a line; nil for the rest of one that was too long.
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
