import CommandLine
import Posix
import Texts

/// Output outside of the screen.
struct Console {
  /// The descriptor for requested text.
  let output: FileSystem.Descriptor
  /// The descriptor for messages and progress.
  let errors: FileSystem.Descriptor

  static let standard = Console(output: StandardStream.output, errors: StandardStream.error)

  /// Prints one line of a message. Does not wait for a terminal that accepts no output.
  func printError(_ text: String) {
    try? writeAll(Array(Self.line(text).utf8), to: errors, isLeaving: true)
  }

  /// A line that begins with the program's name, including its end.
  static func line(_ text: String) -> String { "reversi: " + text.printable + "\n" }

  /// Prints requested text completely. If its reader is gone, the program ends
  /// as other programs do.
  ///
  /// - Throws: `Refusal.notPrinted`.
  func print(_ text: String) throws(Refusal) {
    do {
      try writeAll(Array("\(text)\n".utf8), to: output)
    } catch {
      if error == .brokenPipe { Signal.brokenPipe.obey() }
      throw .notPrinted(reason: error.reason)
    }
  }
}
