import Posix
import Texts

/// The lines for the person. Output that is not accepted at once waits here and delays nothing
/// else.
struct LineOutput {
  private let descriptor: Int32
  /// Whether it is a terminal, where a person reads the lines.
  let isTerminal: Bool
  private var pending: [UInt8] = []
  /// Whether the cursor is after a prompt.
  private(set) var isPrompting = false

  private static let lineEnd = UInt8(ascii: "\n")
  private static let bell: UInt8 = 7

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = Posix.isTerminal(descriptor)
  }

  /// The descriptor to wait for until it accepts more; nil if no output is waiting.
  var waiting: Int32? { pending.isEmpty ? nil : descriptor }

  /// Adds a line, on a new line after a prompt. Optionally rings the bell at its end.
  mutating func say(_ line: String, isRinging: Bool = false) {
    if isPrompting { pending.append(Self.lineEnd) }
    isPrompting = false
    pending += Array(line.utf8) + (isRinging ? [Self.bell] : []) + [Self.lineEnd]
  }

  /// Prints a prompt on a terminal.
  mutating func prompt() {
    guard isTerminal, !isPrompting else { return }
    pending += Array("> ".utf8)
    isPrompting = true
  }

  /// Prints a line after the prompt that the person has not typed there.
  mutating func echo(_ line: String) {
    guard isPrompting else { return }
    isPrompting = false
    say(line.printable)
  }

  /// Notes that the person's line has ended the prompt.
  mutating func endPrompt() { isPrompting = false }

  /// Moves the cursor to the start of a line.
  mutating func finish() {
    if isPrompting { pending.append(Self.lineEnd) }
    isPrompting = false
  }

  /// Writes as much as is accepted without waiting.
  ///
  /// - Throws: `SystemError` if no more output can be written.
  mutating func flush() throws(SystemError) {
    guard !pending.isEmpty else { return }
    pending.removeFirst(try writeAvailable(pending[...], to: descriptor))
  }

  /// Writes the rest to a terminal, unless the terminal accepts no output.
  mutating func flushForGood() throws(SystemError) {
    try writeAll(pending, to: descriptor, isLeaving: true)
    pending = []
  }
}
