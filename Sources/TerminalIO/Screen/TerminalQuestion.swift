import Posix

/// The questions to the terminal before the screen starts, in one write: its attributes, and the
/// width of a disk in columns.
struct TerminalQuestion {
  /// Whether to ask for its attributes. Terminals that reply understand xterm's sequences.
  let asksAttributes: Bool
  /// Whether to ask for the cursor's position after a disk. The disk is erased at once.
  let asksDiskWidth: Bool

  /// The longest wait for the reply.
  private static let timeout = Duration.milliseconds(200)

  /// The question for the cursor's position, for terminals that use ECMA-48.
  static let place = SentSequences.cursorQuestion

  /// The bytes to send.
  private var text: [UInt8] {
    let disk = Array("\r●".utf8)
    let erasure = SentSequences.lineErasure
    let attributes = SentSequences.attributesQuestion
    return (asksDiskWidth ? disk + Self.place + erasure : [])
      + (asksAttributes ? attributes : [])
  }

  /// Asks on standard output and waits for the reply on standard input. The program must be in the
  /// terminal's foreground.
  ///
  /// - Parameters:
  ///   - settings: The terminal's settings to restore.
  ///   - signals: The signals; one that ends the program also ends the wait.
  ///   - now: The clock.
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
    let end = now() + Self.timeout
    while !answer.isComplete {
      let ready = waitForInput(
        on: [StandardStream.input, signals.descriptor], timeout: max(.zero, end - now()))
      if ready[1].isReadable {
        try? settings.apply(to: StandardStream.input)
        answer.foreground = signals.awaitForeground(of: StandardStream.input)
        guard answer.foreground == .reached else { break }
        try? settings.forScreen.apply(to: StandardStream.input)
      } else if ready[0].isReadable {
        // Input after the reply stays unread for the game.
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
  /// The result of the question.
  struct Answer {
    private let question: TerminalQuestion
    /// Whether the terminal has replied with its attributes.
    private(set) var hasAttributes = false
    /// The columns of a disk, 1 or 2; nil without a question or a reply.
    private(set) var diskWidth: Int?
    /// The other bytes that have arrived: keys.
    private(set) var typed: [UInt8] = []
    /// Whether the program is still in the foreground.
    fileprivate(set) var foreground = Foreground.reached

    init(to question: TerminalQuestion) { self.question = question }

    /// Whether no more replies are expected. None is expected behind a long paste, because a search
    /// byte by byte would take long.
    var isComplete: Bool {
      (hasAttributes == question.asksAttributes && (diskWidth != nil) == question.asksDiskWidth)
        || typed.count == Self.maximumTyped
    }

    /// The most keys before the last reply, in bytes.
    private static let maximumTyped = 1024

    /// Takes a byte from the terminal.
    mutating func take(_ byte: UInt8) {
      typed.append(byte)
      guard let begin = typed.lastIndex(of: 0x1B), isAnswer(typed[begin...]) else { return }
      typed.removeSubrange(begin...)
    }

    /// Whether this is a complete reply. Stores it if so.
    private mutating func isAnswer(_ sequence: ArraySlice<UInt8>) -> Bool {
      let parameters = sequence.dropFirst(2).dropLast()
      guard sequence.starts(with: ReceivedSequences.controlSequenceBegin) else { return false }
      switch sequence.last {
      case UInt8(ascii: "c") where question.asksAttributes:
        guard parameters.first == UInt8(ascii: "?"),
          parameters.dropFirst().allSatisfy({ 0x30...0x3B ~= $0 })
        else { return false }
        hasAttributes = true
        return true
      case UInt8(ascii: "R") where question.asksDiskWidth:
        // The column after a disk in the first column.
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
