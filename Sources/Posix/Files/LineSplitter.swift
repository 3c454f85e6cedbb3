/// Cuts bytes into lines as they come, in memory that does not grow with a line.
public struct LineSplitter: Sendable {
  private let longest: Int
  /// What has come, from `start` on the line that is not whole yet.
  private var buffer: [UInt8] = []
  private var start = 0
  /// Up to where there is no line end.
  private var searched = 0
  /// Whether the beginning of the line has been dropped.
  private var isTooLong = false

  /// Nothing has come yet.
  ///
  /// - Parameter longest: The length of the longest line that is kept, in bytes.
  public init(longest: Int) {
    self.longest = longest
  }

  /// Adds what has come.
  public mutating func append(_ bytes: [UInt8]) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    buffer += bytes
  }

  /// The next line that is whole; nil if there is none.
  public mutating func next() -> LineReader.Line? {
    guard let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      if searched - start > longest {
        // What comes until the end of the line is passed over.
        isTooLong = true
        start = buffer.count
      }
      return nil
    }
    return take(upTo: end, isWhole: true)
  }

  /// What is left after the last line that was whole, which need not have an end; nil if nothing is.
  public mutating func rest() -> LineReader.Line? {
    isTooLong || start < buffer.count ? take(upTo: buffer.count, isWhole: false) : nil
  }

  private mutating func take(upTo end: Int, isWhole: Bool) -> LineReader.Line {
    defer {
      start = isWhole ? end + 1 : end
      searched = start
      isTooLong = false
    }
    return isTooLong || end - start > longest ? .tooLong : .bytes(Array(buffer[start..<end]))
  }
}
