import CommandLine
import Posix
import Words

/// Output outside of the screen.
enum Console {
  /// Prints one line on standard error. Does not wait for a terminal that accepts no output.
  static func printError(_ text: String) {
    try? writeAll(Array(line(text).utf8), to: StandardStream.error, isLeaving: true)
  }

  /// A line that begins with the program's name, including its end.
  static func line(_ text: String) -> String { "reversi: " + text.printable + "\n" }

  /// Prints requested text on standard output, completely. If its reader is gone, the program ends
  /// as other programs do.
  ///
  /// - Throws: `Refusal.notPrinted`.
  static func print(_ text: String) throws(Refusal) {
    do {
      try writeAll(Array("\(text)\n".utf8), to: StandardStream.output)
    } catch {
      if error == .brokenPipe { Signal.brokenPipe.obey() }
      throw .notPrinted(reason: error.reason)
    }
  }
}
