import Posix

/// Reads a terminal's input in turns of a loop, and no further than the input that is asked for.
struct InputReader {
  /// The maximum number of bytes in a turn of the loop, so that a flood delays nothing else.
  private static let portion = 1024
  /// The time limit of a turn, so that slow keys delay neither signals nor drawing.
  private static let turnLength = Duration.milliseconds(5)
  private static let pasteReads = 32
  /// The bytes of a paste that a read asks for. Linux terminals give at most 4095 at once.
  private static let pastePortion = 64 << 10
  /// The wait for more of a paste, which the terminal is still writing: each turn draws a screen.
  private static let pastePause = Duration.milliseconds(1)

  let descriptor: Int32
  private var parser: InputParser
  private let read: (_ capacity: Int, _ descriptor: Int32) -> [UInt8]
  private var turnEnd = Duration.zero
  /// The bytes that may still be read in this turn, outside of a paste.
  private var unread = 0
  /// The reads that are left in this turn.
  private var pasteReads = 0
  /// The inputs that were read, but not taken yet.
  private var inputs: [TerminalInput] = []
  /// What the previous turn left, because its time was over.
  private var left = (inputs: 0, bytes: 0)
  /// Whether the previous turn left the last input, which is then older than the latest screen.
  private(set) var wasLeft = false
  /// Whether some of what the previous turn left is still to be read.
  var hasLeft: Bool { left.inputs > 0 || left.bytes > 0 }

  init(
    from descriptor: Int32, keys: ReceivedSequences,
    read: @escaping (_ capacity: Int, _ descriptor: Int32) -> [UInt8] = readAvailable
  ) {
    self.descriptor = descriptor
    self.read = read
    parser = InputParser(keys: keys)
  }

  var nextDeadline: Duration? { inputs.isEmpty ? parser.nextDeadline : .zero }

  mutating func add(_ bytes: [UInt8], now: Duration) { inputs += parser.parse(bytes, now: now) }

  /// Begins a turn. `now` is never earlier than in the previous call.
  mutating func beginTurn(now: Duration) {
    pasteReads = Self.pasteReads
    left = (inputs.count, unread)
    turnEnd = now + Self.turnLength
    // Check for input after reading the clock. Bytes that had arrived by then are not missed, so an
    // interrupted sequence whose rest is waiting never counts as a silence.
    if waitForInput(on: [descriptor], timeout: .zero)[0].isReadable {
      unread = min(Self.portion, availableBytes(in: descriptor))
    } else {
      unread = 0
      inputs += parser.advance(to: now)
    }
  }

  /// The next input; nil at the end of the turn. What was typed after it stays unread: after the
  /// key that ends the game, it belongs to the shell. Only bytes that arrive with the end of a
  /// paste are read with it.
  mutating func next(now: Duration) -> TerminalInput? {
    guard now < turnEnd else { return nil }
    if left.inputs > 0 {
      left.inputs -= 1
      wasLeft = true
    }
    while inputs.isEmpty {
      let bytes = parser.isInPaste ? readPaste() : readByte()
      if bytes.isEmpty { return nil }
      inputs = parser.parse(bytes, now: now)
    }
    return inputs.removeFirst()
  }

  private mutating func readByte() -> [UInt8] {
    guard unread > 0 else { return [] }
    unread -= 1
    wasLeft = left.bytes > 0
    left.bytes -= 1
    return read(1, descriptor)
  }

  private mutating func readPaste() -> [UInt8] {
    guard pasteReads > 0,
      waitForInput(on: [descriptor], timeout: Self.pastePause)[0].isReadable
    else { return [] }
    pasteReads -= 1
    let bytes = read(Self.pastePortion, descriptor)
    unread = max(0, unread - bytes.count)
    left.bytes -= bytes.count
    return bytes
  }
}
