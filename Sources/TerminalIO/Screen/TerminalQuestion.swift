import Posix

/// What the terminal is asked before the screen starts, in one write: what it is, and how many
/// columns a disk takes in it.
struct TerminalQuestion {
  /// Whether to ask what it is. Terminals that answer understand what xterm does.
  let asksAttributes: Bool
  /// Whether to ask where the cursor is behind a disk. The disk is erased at once.
  let asksDiskWidth: Bool

  /// How long the answer may take.
  private static let patience = Duration.milliseconds(200)

  /// The question where the cursor is, as terminals know it that speak ECMA-48.
  static let place = SentSequences.cursorQuestion

  /// What is sent.
  private var text: [UInt8] {
    let disk = Array("\r●".utf8)
    let erasure = SentSequences.lineErasure
    let attributes = SentSequences.attributesQuestion
    return (asksDiskWidth ? disk + Self.place + erasure : [])
      + (asksAttributes ? attributes : [])
  }

  /// Asks standard output, and waits for the answer on standard input; the program is in the
  /// terminal's foreground.
  ///
  /// - Parameters:
  ///   - settings: The terminal's settings, to return to.
  ///   - signals: Those that end the program end the wait, too.
  ///   - now: The time.
  func ask(settings: TerminalSettings, signals: SignalInbox, now: () -> Duration) -> Answer {
    var answer = Answer(to: self)
    guard !answer.isComplete else { return answer }
    Traps.ownScreen(end: [], settings: settings)
    try? settings.forScreen.apply(to: StandardStream.input)
    defer {
      if answer.foreground == .reached { try? settings.apply(to: StandardStream.input) }
      Traps.disownScreen()
    }
    guard (try? writeAll(text, to: StandardStream.output, isLeaving: true)) != nil else {
      return answer
    }
    let end = now() + Self.patience
    while !answer.isComplete {
      let ready = waitForInput(
        on: [StandardStream.input, signals.descriptor], timeout: max(.zero, end - now()))
      if ready[1].isReadable {
        try? settings.apply(to: StandardStream.input)
        answer.foreground = signals.awaitForeground(of: StandardStream.input)
        guard answer.foreground == .reached else { break }
        try? settings.forScreen.apply(to: StandardStream.input)
      } else if ready[0].isReadable {
        // What comes behind the answer stays unread, for the game.
        let bytes = readAvailable(1, from: StandardStream.input)
        if bytes.isEmpty { break }
        bytes.forEach { answer.take($0) }
      } else if now() >= end || ready[0].isHungUp {
        break
      }
    }
    return answer
  }
}

extension TerminalQuestion {
  /// What came of it.
  struct Answer {
    private let question: TerminalQuestion
    /// Whether the terminal has told what it is.
    private(set) var hasAttributes = false
    /// How many columns a disk takes, 1 or 2; nil if that was not asked, or not answered.
    private(set) var diskWidth: Int?
    /// What has come beside the answer: keys.
    private(set) var typed: [UInt8] = []
    /// Whether the program is still in the foreground.
    fileprivate(set) var foreground = Foreground.reached

    init(to question: TerminalQuestion) { self.question = question }

    /// Whether nothing more is waited for.
    var isComplete: Bool {
      hasAttributes == question.asksAttributes && (diskWidth != nil) == question.asksDiskWidth
    }

    /// Takes what has come from the terminal.
    mutating func take(_ byte: UInt8) {
      typed.append(byte)
      guard let begin = typed.lastIndex(of: 0x1B), isAnswer(typed[begin...]) else { return }
      typed.removeSubrange(begin...)
    }

    /// Whether this is a whole answer, which is kept then.
    private mutating func isAnswer(_ sequence: ArraySlice<UInt8>) -> Bool {
      let parameters = sequence.dropFirst(2).dropLast()
      guard sequence.starts(with: Array("\u{1B}[".utf8)) else { return false }
      switch sequence.last {
      case UInt8(ascii: "c") where question.asksAttributes:
        guard parameters.first == UInt8(ascii: "?"),
          parameters.dropFirst().allSatisfy({ 0x30...0x3B ~= $0 })
        else { return false }
        hasAttributes = true
        return true
      case UInt8(ascii: "R") where question.asksDiskWidth:
        // The column behind a disk that was shown in the first.
        guard let place = ControlSequence.numbers(parameters), place.count == 2,
          2...3 ~= place[1]
        else { return false }
        diskWidth = place[1] - 1
        return true
      default: return false
      }
    }
  }
}
