import Posix

/// Reads a terminal's input in turns of a loop, and no further than the input that is asked for.
struct InputReader {
  /// The most bytes per turn of the loop, so that a flood delays nothing else.
  private static let portion = 1024

  /// A descriptor that is readable when there is input.
  let descriptor: Int32
  private var parser: InputParser
  /// The bytes that may still be read in this turn.
  private var unread = 0
  /// The input that has been read but not taken.
  private var inputs: [TerminalInput] = []

  init(from descriptor: Int32, keys: ReceivedSequences) {
    self.descriptor = descriptor
    parser = InputParser(keys: keys)
  }

  /// The time for the next turn, even if nothing arrives before; nil if there is none.
  var nextDeadline: Duration? { inputs.isEmpty ? parser.nextDeadline : .zero }

  /// Adds bytes that were read earlier.
  mutating func take(_ bytes: [UInt8], now: Duration) { inputs += parser.parse(bytes, now: now) }

  /// Begins a turn.
  ///
  /// - Parameter now: The time; never earlier than in the previous call.
  mutating func beginTurn(now: Duration) {
    // Check for input after reading the clock. Bytes that had arrived by then are not missed, so an
    // interrupted sequence whose rest is waiting never counts as a silence.
    if waitForInput(on: [descriptor], timeout: .zero)[0].isReadable {
      unread = min(Self.portion, availableBytes(in: descriptor))
    } else {
      unread = 0
      inputs += parser.advance(to: now)
    }
  }

  /// The next input; nil if there is no more in this turn.
  ///
  /// Anything typed after it stays unread: after the key that ends the game, it belongs to the
  /// shell.
  mutating func next(now: Duration) -> TerminalInput? {
    while inputs.isEmpty, unread > 0 {
      unread -= 1
      inputs = parser.parse(readAvailable(1, from: descriptor), now: now)
    }
    return inputs.isEmpty ? nil : inputs.removeFirst()
  }
}
