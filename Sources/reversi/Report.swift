#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is said outside of the screen.
enum Report {
  /// Prints one line on standard error.
  static func print(_ text: String) {
    let line = text.map { $0.isNewline ? " " : String($0) }.joined()
    let bytes = Array("reversi: \(line)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
