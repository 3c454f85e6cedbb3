import App
import Posix
import TextMode

/// The lines that the person types or that a pipe delivers.
struct LineInput {
  /// The source of the lines.
  let descriptor: Int32
  /// Whether it is a terminal, where a person may see the replies.
  let isTerminal: Bool
  private var splitter = LineSplitter(longest: longestLine)
  private var isAtEnd = false
  /// The next line, if it is complete.
  private(set) var next: TypedLine?
  /// The line after it, if a line was put back.
  private var following: TypedLine?

  /// In bytes: far longer than a game or the path of a file.
  private static let longestLine = 64 << 10
  /// The size of one read, in bytes.
  private static let portion = 64 << 10

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = Posix.isTerminal(descriptor)
  }

  /// Reads the available input, unless there is already a complete line.
  ///
  /// - Throws: `SystemError` if no more input can come.
  mutating func read() throws(SystemError) {
    guard next == nil else { return }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem().read(descriptor, Self.portion)
    } catch {
      if error == .wouldBlock { return }
      throw error
    }
    splitter.append(bytes)
    isAtEnd = bytes.isEmpty || splitter.isEndless
    advance()
  }

  /// Removes and returns the next line, if it is complete.
  mutating func removeNext() -> TypedLine? {
    let line = next
    advance()
    return line
  }

  /// Puts a line back, so that it is the next one.
  mutating func putBack(_ line: String) {
    following = next
    next = .text(line)
  }

  private mutating func advance() {
    if let line = following {
      (next, following) = (line, nil)
      return
    }
    let line = splitter.next() ?? (isAtEnd ? splitter.rest() : nil)
    next =
      switch line {
      case .bytes(let bytes):
        String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .unreadable(.invalidUTF8)
      case .tooLong: .unreadable(.tooLong)
      case nil: isAtEnd ? .end : nil
      }
  }
}
