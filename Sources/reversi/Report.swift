import CommandLine
import Posix
import Screen

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

  /// Prints what was asked for on standard output, whole. If nobody reads it any more, the program
  /// ends like every other.
  ///
  /// - Throws: `Refusal.notPrinted`.
  static func tell(_ text: String) throws(Refusal) {
    do {
      try writeAll(Array("\(text)\n".utf8), to: StandardStream.output)
    } catch {
      if error == .brokenPipe { Signal.brokenPipe.obey() }
      throw .notPrinted(reason: error.reason)
    }
  }
}
