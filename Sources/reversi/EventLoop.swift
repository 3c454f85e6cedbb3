import GameSession
import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The main thread: owns the game, the screen and the terminal, and waits for whatever happens next
/// in one place.
///
/// What it shows has been saved: a game that is killed comes back as it was seen.
struct EventLoop: ~Copyable {
  private var runtime: Runtime
  private var state = UIState()
  /// What the player sees.
  private var screen: Screen?
  private var theme: Theme
  private let words: any Words
  private var terminal: Terminal
  private let notice: String?
  private let signals: SignalInbox
  private let answers: Mailbox<ComputerThread.Answer>
  private let now: () -> Duration

  /// How often a running thought is shown to be running.
  private static let tick = Duration.milliseconds(100)

  init(
    runtime: Runtime, notice: String?, theme: Theme, words: any Words, terminal: consuming Terminal,
    signals: SignalInbox, answers: Mailbox<ComputerThread.Answer>, now: @escaping () -> Duration
  ) {
    self.runtime = runtime
    self.notice = notice
    self.theme = theme
    self.words = words
    self.terminal = terminal
    self.signals = signals
    self.answers = answers
    self.now = now
  }

  /// Plays until something ends the game, then gives the terminal back.
  consuming func run() -> Ending {
    while true {
      draw()
      let isHungUp = wait()
      let cause = step() ?? (isHungUp ? .hangUp : nil)
      if let cause { return Ending(cause: cause, saveFailure: runtime.saveFailure) }
    }
  }

  private mutating func draw() {
    let unsaved = runtime.saveFailure.map { "the game is not saved: \($0)" }
    // On a small screen only the first has a row: what is still wrong goes before what was.
    let model = ScreenModel(
      session: runtime.session, state: state, notices: [unsaved, notice].compactMap(\.self),
      thinkingTime: runtime.thinkingTime, words: words)
    let screen = render(model, size: terminal.size, theme: theme)
    terminal.draw(screen)
    self.screen = screen
  }

  /// Waits for keys, signals, answers and the next deadline. Returns whether the terminal is gone.
  private func wait() -> Bool {
    var waited = [STDIN_FILENO, signals.descriptor, answers.bell.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&waited, nfds_t(waited.count), timeout)
    return waited[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// How long to wait at most, in milliseconds; -1 for as long as it takes.
  private var timeout: Int32 {
    let deadline = runtime.nextDeadline.map { $0 - now() }
    let tick = runtime.thinkingTime.map { _ in Self.tick }
    guard let shortest = [deadline, tick].compactMap(\.self).min() else { return -1 }
    return Int32(max(0, (shortest / .milliseconds(1)).rounded(.up)))
  }

  /// Acts on all that has happened. Returns what ends the game, if anything does.
  private mutating func step() -> Ending.Cause? {
    for signal in signals.collect() {
      switch signal {
      case SIGWINCH: terminal.fit()
      case SIGTSTP: terminal.lend { signals.obey(SIGTSTP) }
      case SIGCONT: terminal.takeBack()
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
    while let input = terminal.read() {
      switch input {
      case .diskWidth(let columns): use(TextEncoding.glyphs(diskWidth: columns))
      case .key(let key): if let cause = press(key) { return cause }
      }
    }
    return nil
  }

  private mutating func press(_ key: Key) -> Ending.Cause? {
    for intent in state.handle(key, session: runtime.session, screen: screen) {
      switch intent {
      case .send(let event): runtime.send(event)
      case .redraw: terminal.forget()
      case .quit: return .quit
      }
    }
    return nil
  }

  private mutating func use(_ glyphs: TerminalCapabilities.Glyphs) {
    guard glyphs != theme.capabilities.glyphs else { return }
    theme.capabilities.glyphs = glyphs
    // Characters that were wider than expected have pushed others aside.
    terminal.forget()
  }
}
