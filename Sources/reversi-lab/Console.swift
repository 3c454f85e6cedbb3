import Posix
import ReversiCore

/// Where the tool writes: results to one place, complaints and progress to another.
struct Console: Sendable {
  /// Writes lines of the result.
  let print: @Sendable (String) throws -> Void
  /// Writes a line that says what went wrong.
  let complain: @Sendable (String) -> Void
  /// Writes over the line that says how far the work is; nil if nobody would see it.
  let showProgress: (@Sendable (String) -> Void)?

  /// Standard output and standard error; progress is shown if the latter is a terminal.
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

  // A failure to write an error message has nowhere to be told.
  @Sendable private static func writeToError(_ text: String) {
    try? writeAll(Array(text.utf8), to: StandardStream.error)
  }
}

extension Duration {
  /// The seconds with three decimals.
  var inSeconds: String {
    "\(FixedDecimal(self / .seconds(1), digits: 3))"
  }
}
