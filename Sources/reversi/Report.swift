import Posix

/// What is said outside of the screen.
enum Report {
  /// Prints one line on standard error. A terminal that takes nothing is not waited for.
  static func print(_ text: String) {
    try? writeAll(Array(line(text).utf8), to: StandardStream.error, isLeaving: true)
  }

  /// One line that says who speaks, with its end.
  static func line(_ text: String) -> String {
    "reversi: " + text.map { $0.isNewline ? " " : String($0) }.joined() + "\n"
  }
}
