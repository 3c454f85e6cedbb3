import Posix

/// The questions to the terminal before the screen starts, in one write: its attributes, whether it
/// has 256 colours, and the width of a disk in columns.
struct TerminalQuestion {
  /// Terminals that reply understand xterm's sequences.
  var asksAttributes = false
  var asksColors = false
  /// Whether the width of a disk is asked for: by the cursor after one, which is erased at once.
  var asksDiskWidth = false

  private static let timeout = Duration.milliseconds(200)

  static let place = SentSequences.cursorQuestion

  /// Ends with the question to which every terminal replies.
  private var text: [UInt8] {
    let disk = Array("\r●".utf8)
    return (asksAttributes ? SentSequences.attributesQuestion : [])
      + (asksColors ? SentSequences.colorQuestion : [])
      + (asksDiskWidth ? disk + Self.place + SentSequences.lineErasure : [])
  }

  /// Asks on standard output and waits for the reply on standard input. The program must be in the
  /// terminal's foreground. A signal that ends the program also ends the wait.
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
        bytes.forEach { answer.add($0) }
      } else if now() >= end || ready[0].isHungUp {
        break
      }
    }
    return answer
  }
}

extension TerminalQuestion {
  /// The replies, and the keys that were typed in the meantime.
  struct Answer {
    private let question: TerminalQuestion
    private(set) var hasAttributes = false
    private(set) var hasColors = false
    /// 1 or 2; nil without a question or a reply.
    private(set) var diskWidth: Int?
    /// The bytes that belong to no reply: keys.
    private(set) var typed: [UInt8] = []
    fileprivate(set) var foreground = Foreground.reached

    init(to question: TerminalQuestion) { self.question = question }

    /// Terminals reply in the order of the questions. After a long paste no reply is expected,
    /// because a search byte by byte would take long.
    var isComplete: Bool {
      let hasLast =
        question.asksDiskWidth
        ? diskWidth != nil
        : hasAttributes == question.asksAttributes && hasColors == question.asksColors
      return hasLast || typed.count == Self.maximumTyped
    }

    /// In bytes.
    private static let maximumTyped = 1024

    mutating func add(_ byte: UInt8) {
      typed.append(byte)
      // The end of a command begins with ESC, as the command itself does.
      let end = typed.suffix(2) == Self.commandEnd ? 2 : 0
      guard let begin = typed.dropLast(end).lastIndex(of: 0x1B), isAnswer(typed[begin...])
      else { return }
      typed.removeSubrange(begin...)
    }

    private static let commandEnd: [UInt8] = [0x1B, UInt8(ascii: "\\")]

    /// Returns false for bytes that are no complete reply.
    private mutating func isAnswer(_ sequence: ArraySlice<UInt8>) -> Bool {
      if question.asksColors, sequence.starts(with: ReceivedSequences.colorBegin),
        sequence.last == 0x07 || sequence.suffix(2) == Self.commandEnd
      {
        hasColors = true
        return true
      }
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
