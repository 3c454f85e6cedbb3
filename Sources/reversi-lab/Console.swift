import Notation
import Posix
import ReversiCore

/// The outputs of the tool: its results, its errors and its progress.
struct Console: Sendable {
  /// Writes lines of the result.
  let print: @Sendable (String) throws -> Void
  /// Writes an error message.
  let complain: @Sendable (String) -> Void
  /// Replaces the progress line, or nil if progress is not shown.
  let showProgress: (@Sendable (String) -> Void)?

  /// Standard output and standard error. Progress appears if standard error is a terminal.
  static let standard = Console(
    print: { text in
      do throws(SystemError) {
        try writeAll(Array("\(text)\n".utf8), to: StandardStream.output)
      } catch {
        throw WorkError.notWritten(path: "standard output", why: error.reason)
      }
    },
    complain: { writeToError("\($0)\n") },
    showProgress: progressOnTerminal)

  private static var progressOnTerminal: (@Sendable (String) -> Void)? {
    isTerminal(StandardStream.error) ? writeToError : nil
  }

  // A failure to write an error message cannot be reported anywhere.
  @Sendable private static func writeToError(_ text: String) {
    try? writeAll(Array(text.utf8), to: StandardStream.error)
  }
}

extension Duration {
  /// The duration in seconds, with three decimals.
  var inSeconds: String {
    "\(FixedDecimal(self / .seconds(1), digits: 3))"
  }
}
