import Posix

/// Reads what a terminal sends, in turns of a loop, and no further than to the input that is asked
/// for.
struct InputReader {
  /// How many bytes are read in one turn of the loop, so that a flood delays nothing else.
  private static let portion = 1024

  /// The descriptor that can be read when there is input.
  let descriptor: Int32
  private var parser: InputParser
  /// How many bytes may still be read in this turn of the loop.
  private var unread = 0
  /// What has been read, and not been taken.
  private var inputs: [TerminalInput] = []

  init(from descriptor: Int32, keys: ReceivedSequences) {
    self.descriptor = descriptor
    parser = InputParser(keys: keys)
  }

  /// When to begin another turn, even if nothing comes until then.
  var nextDeadline: Duration? { inputs.isEmpty ? parser.nextDeadline : .zero }

  /// Takes what has been read before.
  mutating func take(_ bytes: [UInt8], now: Duration) { inputs += parser.parse(bytes, now: now) }

  /// Begins a turn.
  ///
  /// - Parameter now: The time; never less than at the call before.
  mutating func beginTurn(now: Duration) {
    // Asked behind the clock: nothing that had come by this time is missed, and so a cut sequence
    // whose rest is there is never taken for a silence.
    if waitForInput(on: [descriptor], timeout: .zero)[0].isReadable {
      unread = min(Self.portion, availableBytes(in: descriptor))
    } else {
      unread = 0
      inputs += parser.advance(to: now)
    }
  }

  /// What came next; nil if nothing more comes in this turn.
  ///
  /// What was typed after it stays unread: behind the key that ends the game, it is the shell's.
  mutating func next(now: Duration) -> TerminalInput? {
    while inputs.isEmpty, unread > 0 {
      unread -= 1
      inputs = parser.parse(readAvailable(1, from: descriptor), now: now)
    }
    return inputs.isEmpty ? nil : inputs.removeFirst()
  }
}
