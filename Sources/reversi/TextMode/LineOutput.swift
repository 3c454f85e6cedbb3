import Posix
import TextMode
import Words

/// The lines that the player reads. What is not taken at once waits here, and holds up nothing else.
struct LineOutput {
  private let descriptor: Int32
  /// Whether a person reads them as they come.
  let isTerminal: Bool
  private var pending: [UInt8] = []
  /// Whether the cursor stands behind a prompt.
  private(set) var isPrompting = false

  private static let lineEnd = UInt8(ascii: "\n")
  private static let bell: UInt8 = 7

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = Posix.isTerminal(descriptor)
  }

  /// The descriptor of which to wait until it takes more; nil if nothing waits.
  var waiting: Int32? { pending.isEmpty ? nil : descriptor }

  /// Adds a line of its own, whatever stands before it; maybe the bell rings at its end.
  mutating func say(_ line: String, isRinging: Bool = false) {
    if isPrompting { pending.append(Self.lineEnd) }
    isPrompting = false
    pending += Array(line.utf8) + (isRinging ? [Self.bell] : []) + [Self.lineEnd]
  }

  /// Shows that a line is awaited, where somebody sees it.
  mutating func prompt() {
    guard isTerminal, !isPrompting else { return }
    pending += Array("> ".utf8)
    isPrompting = true
  }

  /// Shows a line behind the prompt that nobody has typed there.
  mutating func echo(_ line: String) {
    guard isPrompting else { return }
    isPrompting = false
    say(line.printable)
  }

  /// A line was typed behind the prompt, and has ended it.
  mutating func endPrompt() { isPrompting = false }

  /// Leaves the cursor at the start of a line.
  mutating func finish() {
    if isPrompting { pending.append(Self.lineEnd) }
    isPrompting = false
  }

  /// Writes as much as is taken without waiting.
  ///
  /// - Throws: `SystemError` if nothing is taken any more.
  mutating func flush() throws(SystemError) {
    guard !pending.isEmpty else { return }
    pending.removeFirst(try writeAvailable(pending[...], to: descriptor))
  }

  /// Writes the rest to a terminal, unless that takes nothing.
  mutating func flushForGood() throws(SystemError) {
    try writeAll(pending, to: descriptor, isLeaving: true)
    pending = []
  }
}
