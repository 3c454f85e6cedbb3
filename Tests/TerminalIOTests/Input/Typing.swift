import TerminalIO

/// What a terminal sends, and when: a stand-in for the loop around a parser.
struct Typing {
  /// The inputs that the parser has returned.
  var inputs: [TerminalInput] = []
  private var parser: InputParser
  private var now = Duration.seconds(1000)

  init(keys: ReceivedSequences = ReceivedSequences()) {
    parser = InputParser(keys: keys)
  }

  /// Sends bytes in one piece.
  mutating func send(_ bytes: some Sequence<UInt8>) {
    inputs += parser.parse(bytes, now: now)
  }

  /// Sends a text in one piece.
  mutating func send(_ text: String) { send(Array(text.utf8)) }

  /// Lets milliseconds pass, waking up when the parser asks for it.
  mutating func wait(_ milliseconds: Int) {
    wakeUp(for: milliseconds) { $0 <= $1 }
  }

  /// Sends bytes after milliseconds; those that come at a deadline are there before it is judged.
  mutating func send(_ bytes: some Sequence<UInt8>, after milliseconds: Int) {
    wakeUp(for: milliseconds) { $0 < $1 }
    send(bytes)
  }

  /// Sends bytes while the loop is busy with something else for milliseconds.
  mutating func send(_ bytes: some Sequence<UInt8>, whileBusyFor milliseconds: Int) {
    now += .milliseconds(milliseconds)
    send(bytes)
  }

  private mutating func wakeUp(
    for milliseconds: Int, where isBefore: (Duration, Duration) -> Bool
  ) {
    let end = now + .milliseconds(milliseconds)
    while let deadline = parser.nextDeadline, isBefore(deadline, end) {
      now = max(now, deadline)
      inputs += parser.advance(to: now)
    }
    now = end
  }

  /// The inputs of bytes that come in pieces, this many milliseconds apart.
  static func inputs(
    _ pieces: some Sequence<some Sequence<UInt8>>, apart milliseconds: Int,
    keys: ReceivedSequences = ReceivedSequences()
  ) -> [TerminalInput] {
    var typing = Typing(keys: keys)
    for (index, piece) in pieces.enumerated() {
      typing.send(piece, after: index > 0 ? milliseconds : 0)
    }
    // Longer than anything takes.
    typing.wait(2000)
    return typing.inputs
  }

  /// The inputs of texts that come this many milliseconds apart.
  static func inputs(_ texts: String..., apart milliseconds: Int = 0) -> [TerminalInput] {
    inputs(texts.map { Array($0.utf8) }, apart: milliseconds)
  }
}
