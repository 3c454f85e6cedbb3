import GameSession
import Posix
import TerminalIO
import TerminalUI

/// The main thread: owns the game, the screen and the terminal, and waits for whatever happens next
/// in one place.
///
/// What it shows has been saved: a game that is killed comes back as it was seen.
struct EventLoop: ~Copyable {
  private var runtime: Runtime
  private var state = UIState()
  private var theme: Theme
  private var terminal: Terminal
  private let notice: String?
  private let signals: SignalInbox
  private let answers: Mailbox<ComputerThread.Answer>
  private let now: () -> Duration

  /// How often a running thought is shown to be running.
  private static let tick = Duration.milliseconds(100)

  init(
    runtime: Runtime, notice: String?, theme: Theme, terminal: consuming Terminal,
    signals: SignalInbox, answers: Mailbox<ComputerThread.Answer>, now: @escaping () -> Duration
  ) {
    self.runtime = runtime
    self.notice = notice
    self.theme = theme
    self.terminal = terminal
    self.signals = signals
    self.answers = answers
    self.now = now
  }

  /// Plays until something ends the game, then gives the terminal back.
  consuming func run() -> Ending {
    while true {
      draw()
      let input = wait()
      let cause = step(isInputReadable: input.isReadable) ?? (input.isHungUp ? .hangUp : nil)
      if let cause { return Ending(cause: cause, saveFailure: runtime.saveFailure) }
    }
  }

  private mutating func draw() {
    let unsaved = runtime.saveFailure.map { "the game is not saved: \($0)" }
    // On a small screen only the first has a row: what is still wrong goes before what was.
    let model = ScreenModel(
      session: runtime.session, state: state, notices: [unsaved, notice].compactMap(\.self),
      thinkingTime: runtime.thinkingTime)
    terminal.draw(render(model, size: terminal.size, theme: theme))
  }

  /// Waits for keys, signals, answers and the next deadline. Returns what became of the terminal.
  private func wait() -> Readiness {
    let descriptors = [terminal.input, signals.descriptor, answers.bell.descriptor]
    return waitForInput(on: descriptors, timeout: timeout)[0]
  }

  /// How long to wait at most; nil for as long as it takes.
  private var timeout: Duration? {
    let now = now()
    let deadlines = [runtime.nextDeadline, terminal.nextDeadline].compactMap { $0.map { $0 - now } }
    return (deadlines + (runtime.thinkingTime == nil ? [] : [Self.tick])).min()
  }

  /// Acts on all that has happened. Returns what ends the game, if anything does.
  private mutating func step(isInputReadable: Bool) -> Ending.Cause? {
    for signal in signals.collect() {
      switch signal {
      case .resize: terminal.fit()
      case .stop: terminal.lend { signal.obey() }
      case .resume: terminal.takeBack()
      default: return .signal(signal)
      }
    }
    for answer in answers.collect() {
      switch answer.finding {
      case .move(let square): runtime.answer(answer.id, square)
      case .hint(let moves, let isFinal): runtime.answer(answer.id, moves, isFinal: isFinal)
      }
    }
    runtime.advance()
    let time = now()
    terminal.beginReading(isReadable: isInputReadable, now: time)
    while let input = terminal.next(now: time) {
      switch input {
      case .cursorReport(let place): use(TextEncoding.glyphs(diskWidth: place.column))
      case .key(let key): if let cause = press(key) { return cause }
      case .paste: break
      }
    }
    return nil
  }

  private mutating func press(_ key: Key) -> Ending.Cause? {
    switch state.handle(key, session: runtime.session, size: terminal.size) {
    case .send(let event): runtime.send(event)
    case .redraw: terminal.forget()
    case .quit: return .quit
    case nil: break
    }
    return nil
  }

  private mutating func use(_ glyphs: Theme.Glyphs) {
    guard glyphs != theme.glyphs else { return }
    theme.glyphs = glyphs
    // Characters that were wider than expected have pushed others aside.
    terminal.forget()
  }
}
