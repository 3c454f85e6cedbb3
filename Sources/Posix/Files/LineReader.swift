/// Reads the lines of an open file one after another, in memory that does not grow with the file.
public struct LineReader: ~Copyable {
  /// A line.
  public enum Line: Sendable, Hashable {
    /// Its bytes, without its end.
    case bytes([UInt8])
    /// It was longer than the limit, and was skipped.
    case tooLong
  }

  private let file: FileSystem.Descriptor
  private let system: FileSystem
  private var splitter: LineSplitter
  private var isAtEnd = false

  private static let portion = 64 << 10

  /// Reads the lines of an open file.
  ///
  /// - Parameter longest: The limit for the length of a line, in bytes.
  public init(
    of file: FileSystem.Descriptor, longest: Int, system: FileSystem = FileSystem()
  ) {
    self.file = file
    self.system = system
    splitter = LineSplitter(longest: longest)
  }

  /// The next line; nil at the end of the file. The last one need not have an end.
  ///
  /// - Throws: `SystemError` if the file cannot be read.
  public mutating func next() throws(SystemError) -> Line? {
    while true {
      if let line = splitter.next() { return line }
      guard !isAtEnd else { return splitter.rest() }
      let more = try system.readWaiting(file, Self.portion)
      isAtEnd = more.isEmpty
      splitter.append(more)
    }
  }
}
