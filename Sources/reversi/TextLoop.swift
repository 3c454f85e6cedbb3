import App
import CommandLine
import GameSession
import Notation
import Posix
import ReversiCore
import TextMode
import Texts
import Words

/// The main thread of text mode: owns the game, reads lines, and waits for all events in one place.
///
/// Lines that a person types act at once, even while the computer is thinking. Lines from a pipe
/// wait for the computer's reply to the line before, so that they always mean the same.
final class TextLoop {
  private var runtime: Runtime
  private var view: TextInterface
  private let words: Words
  private var input = LineInput(StandardStream.input)
  private var output = LineOutput(StandardStream.output)
  private let options: Options
  private let signals: SignalInbox
  private let sources: [any EventSource]
  private let open: (String) throws(Refusal) -> GameText.Content
  private let now: () -> Duration
  private var work: (subject: AwaitedWork, start: Duration, isTold: Bool)?
  /// Whether the program exits after the last line.
  private var isLeaving = false

  /// The time that the computer thinks before the person is told.
  private static let thinkingDelay = Duration.seconds(2)

  init(
    runtime: Runtime, notices: [Notice], words: Words, options: Options, signals: SignalInbox,
    sources: [any EventSource], open: @escaping (String) throws(Refusal) -> GameText.Content,
    now: @escaping () -> Duration
  ) {
    self.runtime = runtime
    view = TextInterface(
      words: words, isSpelling: options.isSpelling,
      turnedBoard: TurnedBoard(isTurned: options.isTurned), notices: notices)
    self.words = words
    self.options = options
    self.signals = signals
    self.sources = sources
    self.open = open
    self.now = now
  }

  func run() -> Ending {
    tell()
    while true {
      if let cause = step() { return Ending(cause: cause, runtime: runtime) }
      wait()
    }
  }

  private func wait() {
    let input = wantsInput && input.next == nil ? [input.descriptor] : []
    _ = waitForInput(
      on: [signals.descriptor] + sources.compactMap(\.descriptor) + input, writing: output.waiting,
      timeout: timeout)
  }

  private var wantsInput: Bool {
    let isBusy = work != nil || runtime.app.game.isOpeningAwaited
    return !isLeaving && output.waiting == nil && (input.isTerminal || !isBusy)
  }

  /// Whether the loop can only continue when a person types a line.
  private var awaitsLine: Bool {
    !isLeaving && work == nil && input.next == nil
      && (!input.isTerminal || isInForeground(of: input.descriptor))
  }

  private var timeout: Duration? {
    if wantsInput, input.next != nil { return .zero }
    let now = now()
    return [runtime.nextDeadline, thinkingDeadline].compactMap { $0.map { max(.zero, $0 - now) } }
      .min()
  }

  /// With a seed, nothing is said, so that a repeated game is the same on slower machines.
  private var thinkingDeadline: Duration? {
    guard let work, !work.isTold, work.subject.isThinking, options.seed == nil else { return nil }
    return work.start + Self.thinkingDelay
  }

  private func step() -> Ending.Cause? {
    for signal in signals.collect() {
      switch signal {
      case .resize: break
      case .resume: output.endPrompt()
      // A signal to continue arrives separately.
      case _ where signal.isStop: signal.obey()
      default: return .signal(signal)
      }
    }
    runtime.beginTurn()
    for source in sources { source.collect().forEach { send($0) } }
    runtime.advance()
    tell()
    followWork()
    if wantsInput {
      if input.next == nil, let cause = read() { return cause }
      if let line = input.removeNext() { answer(line) }
      followWork()
    }
    if awaitsLine { output.prompt() }
    return flush()
  }

  private func flush() -> Ending.Cause? {
    do throws(SystemError) {
      if isLeaving {
        output.finish()
        // Do not wait for a terminal that a person has stopped, but wait for a program that reads
        // slowly.
        if output.isTerminal { try output.flushForGood() }
      }
      try output.flush()
    } catch {
      let isGone = output.isTerminal || error == .brokenPipe
      return isGone ? .hangUp : .failed(.notPrinted(reason: error.reason))
    }
    return isLeaving && output.waiting == nil ? .quit : nil
  }

  private func read() -> Ending.Cause? {
    guard waitForInput(on: [input.descriptor], timeout: .zero)[0].isReady else { return nil }
    // Do not read a terminal from the background.
    if input.isTerminal, !isInForeground(of: input.descriptor) {
      switch signals.awaitForeground(of: input.descriptor) {
      case .reached: output.endPrompt()
      case .ended(let signal): return .signal(signal)
      case .unreachable: return .hangUp
      }
      return nil
    }
    do throws(SystemError) {
      try input.read()
    } catch {
      return input.isTerminal
        ? .hangUp : .failed(.unreadableFile(name: .standardInput, reason: error.reason))
    }
    return nil
  }

  private func answer(_ line: TypedLine) {
    switch line {
    case .end: break
    case _ where input.isTerminal: output.endPrompt()
    case .text(let text): output.echo(text)
    case .unreadable: output.echo("")
    }
    view.clock = runtime.clockReading
    perform(view.answer(to: line, in: runtime.app))
  }

  private func perform(_ reply: TextReply) {
    for (index, line) in reply.lines.enumerated() {
      let isLast = index == reply.lines.count - 1
      output.say(line, isRinging: isLast && reply.handsTurnToPlayer && options.hasBell)
    }
    for intent in reply.intents {
      switch intent {
      case .send(let event): send(event)
      case .open(let name): openGame(name)
      case .repeatLine(let line): input.putBack(line)
      case .quit: isLeaving = true
      }
    }
  }

  private func send(_ event: App.Event) {
    runtime.send(event)
    tell()
  }

  private func tell() {
    perform(view.lines(about: runtime.collectAnnouncements(), in: runtime.app))
  }

  private func openGame(_ name: String) {
    do throws(Refusal) {
      let content = try open(name)
      if let turn = content.assumedTurn { view.notices.post(.turnAssumed(turn)) }
      send(content.event)
    } catch {
      output.say(words.text(of: error))
    }
  }

  private func followWork() {
    let subject = TextInterface.work(of: runtime.app)
    if subject != work?.subject { work = subject.map { ($0, now(), false) } }
    guard let deadline = thinkingDeadline, deadline <= now() else { return }
    output.say(view.thinking)
    work?.isTold = true
  }
}

/// The lines that the person types or that a pipe delivers.
struct LineInput {
  let descriptor: Int32
  let isTerminal: Bool
  private var splitter = LineSplitter(longest: longestLine)
  private var isAtEnd = false
  /// The next line, if it is complete.
  private(set) var next: TypedLine?
  /// The line after `next`, if one was put back.
  private var following: TypedLine?

  /// In bytes: far longer than a game or the path of a file.
  private static let longestLine = 64 << 10
  /// The size of one read, in bytes.
  private static let portion = 64 << 10

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = Posix.isTerminal(descriptor)
  }

  mutating func read() throws(SystemError) {
    guard next == nil else { return }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem().read(descriptor, Self.portion)
    } catch {
      if error == .wouldBlock { return }
      throw error
    }
    splitter.append(bytes)
    isAtEnd = bytes.isEmpty || splitter.isEndless
    advance()
  }

  mutating func removeNext() -> TypedLine? {
    let line = next
    advance()
    return line
  }

  mutating func putBack(_ line: String) {
    following = next
    next = .text(line)
  }

  private mutating func advance() {
    if let line = following {
      (next, following) = (line, nil)
      return
    }
    let line = splitter.next() ?? (isAtEnd ? splitter.rest() : nil)
    next =
      switch line {
      case .bytes(let bytes):
        String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .unreadable(.invalidUTF8)
      case .tooLong: .unreadable(.tooLong)
      case nil: isAtEnd ? .end : nil
      }
  }
}

/// The lines for the person. Output that is not accepted at once waits here and delays nothing
/// else.
struct LineOutput {
  private let descriptor: Int32
  let isTerminal: Bool
  private var pending: [UInt8] = []
  /// Whether the cursor is after a prompt.
  private(set) var isPrompting = false

  private static let lineEnd = UInt8(ascii: "\n")
  private static let bell: UInt8 = 7

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = Posix.isTerminal(descriptor)
  }

  /// The descriptor to wait for until it accepts more; nil if no output is waiting.
  var waiting: Int32? { pending.isEmpty ? nil : descriptor }

  /// Begins on a new line after a prompt.
  mutating func say(_ line: String, isRinging: Bool = false) {
    if isPrompting { pending.append(Self.lineEnd) }
    isPrompting = false
    pending += Array(line.utf8) + (isRinging ? [Self.bell] : []) + [Self.lineEnd]
  }

  mutating func prompt() {
    guard isTerminal, !isPrompting else { return }
    pending += Array("> ".utf8)
    isPrompting = true
  }

  /// Prints a line after the prompt that the person has not typed there.
  mutating func echo(_ line: String) {
    guard isPrompting else { return }
    isPrompting = false
    say(line.printable)
  }

  /// Notes that the person's line has ended the prompt.
  mutating func endPrompt() { isPrompting = false }

  /// Moves the cursor to the start of a line.
  mutating func finish() {
    if isPrompting { pending.append(Self.lineEnd) }
    isPrompting = false
  }

  mutating func flush() throws(SystemError) {
    guard !pending.isEmpty else { return }
    pending.removeFirst(try writeAvailable(pending[...], to: descriptor))
  }

  /// Gives up on a terminal that accepts no output.
  mutating func flushForGood() throws(SystemError) {
    try writeAll(pending, to: descriptor, isLeaving: true)
    pending = []
  }
}
