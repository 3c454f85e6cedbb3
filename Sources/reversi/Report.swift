import Posix

/// What is said outside of the screen.
enum Report {
  /// Prints one line on standard error.
  static func print(_ text: String) {
    let line = text.map { $0.isNewline ? " " : String($0) }.joined()
    try? writeAll(Array("reversi: \(line)\n".utf8), to: StandardStream.error)
  }
}
