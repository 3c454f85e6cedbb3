import Posix
import TextMode

/// The lines that the player types, or that come through a pipe.
struct LineInput {
  /// Where they come from.
  let descriptor: Int32
  /// Whether a person may sit there, who sees what is answered.
  let isTerminal: Bool
  private var splitter = LineSplitter(longest: longestLine)
  private var isAtEnd = false
  /// The line that comes next, if one is whole.
  private(set) var next: TypedLine?
  /// The line after it, if it was put back.
  private var following: TypedLine?

  /// In bytes: far more than a game or the path of a file takes.
  private static let longestLine = 64 << 10
  /// How much is read at once, in bytes.
  private static let portion = 64 << 10

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = Posix.isTerminal(descriptor)
  }

  /// Reads what has come, as far as there is no whole line yet.
  ///
  /// - Throws: `SystemError` if nothing will come any more.
  mutating func read() throws(SystemError) {
    guard next == nil else { return }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem().read(descriptor, Self.portion)
    } catch {
      if error == .wouldBlock { return }
      throw error
    }
    isAtEnd = bytes.isEmpty
    splitter.append(bytes)
    advance()
  }

  /// Takes the next line, if one is whole.
  mutating func take() -> TypedLine? {
    let line = next
    advance()
    return line
  }

  /// Makes a line the next one again.
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
        String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .notText
      case .tooLong: .tooLong
      case nil: isAtEnd ? .end : nil
      }
  }
}
