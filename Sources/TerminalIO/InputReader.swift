import Posix

/// Reads a terminal's input in turns of a loop, and no further than the input that is asked for.
struct InputReader {
  /// The maximum number of bytes for each turn of the loop, so that a flood delays nothing else.
  private static let portion = 1024
  /// The time limit of a turn, so that slow keys delay neither signals nor drawing.
  private static let turnLength = Duration.milliseconds(5)
  /// The maximum number of reads of a paste for each turn.
  private static let pasteReads = 32
  /// The maximum number of bytes for each read within a paste. Linux terminals give at most 4095.
  private static let pastePortion = 64 << 10
  /// The time that a turn waits for more of a paste. The terminal is still writing it, and each
  /// turn draws a screen.
  private static let pastePause = Duration.milliseconds(1)

  /// A descriptor that is readable when there is input.
  let descriptor: Int32
  private var parser: InputParser
  private let read: (_ capacity: Int, _ descriptor: Int32) -> [UInt8]
  private var turnEnd = Duration.zero
  /// The bytes that may still be read in this turn, outside of a paste.
  private var unread = 0
  /// The number of reads within a paste that are left in this turn.
  private var pasteReads = 0
  /// The input that has been read but not taken.
  private var inputs: [TerminalInput] = []
  /// The numbers of inputs and bytes that the previous turn left, because its time was over.
  private var left = (inputs: 0, bytes: 0)
  /// Whether the previous turn left the last input, which arrived before the latest screen was
  /// drawn.
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

  /// When the next turn is due even if no input arrives, or nil.
  var nextDeadline: Duration? { inputs.isEmpty ? parser.nextDeadline : .zero }

  /// Adds bytes that were read earlier.
  mutating func add(_ bytes: [UInt8], now: Duration) { inputs += parser.parse(bytes, now: now) }

  /// Begins a turn.
  ///
  /// - Parameter now: The time; never earlier than in the previous call.
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

  /// The next input; nil if there is no more in this turn, or if the turn is over.
  ///
  /// Anything typed after it stays unread: after the key that ends the game, it belongs to the
  /// shell. Only bytes that arrive together with the end of a paste are read with it.
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

  /// The next byte; none at the end of the turn.
  private mutating func readByte() -> [UInt8] {
    guard unread > 0 else { return [] }
    unread -= 1
    wasLeft = left.bytes > 0
    left.bytes -= 1
    return read(1, descriptor)
  }

  /// The next bytes of a paste; none at the end of the turn.
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
