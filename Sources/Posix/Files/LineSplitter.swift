/// Splits bytes into lines as they arrive, in memory that does not grow with a line.
public struct LineSplitter: Sendable {
  /// A line.
  public enum Line: Sendable, Hashable {
    /// Its bytes, without its end.
    case bytes([UInt8])
    /// It was longer than the limit, and was skipped.
    case tooLong
  }

  private let longest: Int
  /// The bytes so far; the incomplete line begins at `start`.
  private var buffer: [UInt8] = []
  private var start = 0
  /// The index before which there is no line end.
  private var searched = 0
  /// Whether the beginning of the line has been dropped.
  private var isTooLong = false

  /// A splitter without bytes.
  ///
  /// - Parameter longest: The limit for the length of a line, in bytes.
  public init(longest: Int) {
    self.longest = longest
  }

  /// Adds bytes.
  public mutating func append(_ bytes: [UInt8]) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    buffer += bytes
  }

  /// Removes and returns the next complete line, or nil.
  public mutating func next() -> Line? {
    guard let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      if searched - start > longest {
        // The rest of the line is skipped as well.
        isTooLong = true
        start = buffer.count
      }
      return nil
    }
    return take(upTo: end, isWhole: true)
  }

  /// Removes and returns the last line, which has no end, or nil.
  public mutating func rest() -> Line? {
    isTooLong || start < buffer.count ? take(upTo: buffer.count, isWhole: false) : nil
  }

  private mutating func take(upTo end: Int, isWhole: Bool) -> Line {
    defer {
      start = isWhole ? end + 1 : end
      searched = start
      isTooLong = false
    }
    return isTooLong || end - start > longest ? .tooLong : .bytes(Array(buffer[start..<end]))
  }
}
