import Posix

/// The question to a terminal of an unknown name: what it is. Those that answer understand what
/// xterm does.
struct AttributesQuestion {
  /// What came of it.
  struct Answer {
    /// Whether the terminal has answered.
    var isKnown = false
    /// What the player has typed meanwhile.
    var typed: [UInt8] = []

    /// Takes a byte, and returns whether it completes the answer.
    mutating func take(_ byte: UInt8) -> Bool {
      typed.append(byte)
      guard byte == UInt8(ascii: "c"),
        let begin = typed.lastIndex(of: 0x1B), typed[begin...].starts(with: Self.begin)
      else { return false }
      let numbers = typed[(begin + Self.begin.count)...].dropLast()
      isKnown = numbers.allSatisfy { 0x30...0x3B ~= $0 }
      if isKnown { typed.removeSubrange(begin...) }
      return isKnown
    }

    private static let begin = Array("\u{1B}[?".utf8)
  }

  /// Primary device attributes.
  private static let text = Array("\u{1B}[c".utf8)
  /// How long the answer may take.
  private static let patience = Duration.milliseconds(200)

  /// The terminal's settings, to return to.
  let settings: TerminalSettings
  /// A signal ends the wait.
  let signals: SignalInbox
  /// The time.
  let now: () -> Duration

  /// Asks standard output, and waits for the answer on standard input.
  func ask() -> Answer {
    try? settings.forScreen.apply(to: StandardStream.input)
    defer { try? settings.apply(to: StandardStream.input) }
    var answer = Answer()
    guard (try? writeAll(Self.text, to: StandardStream.output, isLeaving: true)) != nil else {
      return answer
    }
    let end = now() + Self.patience
    while true {
      let ready = waitForInput(
        on: [StandardStream.input, signals.descriptor], timeout: max(.zero, end - now()))
      guard ready[0].isReadable, !ready[1].isReadable else { return answer }
      // What comes behind the answer stays unread, for the game.
      let bytes = readAvailable(1, from: StandardStream.input)
      if bytes.isEmpty || bytes.contains(where: { answer.take($0) }) { return answer }
    }
  }
}
