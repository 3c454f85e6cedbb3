import GameSession
import Posix
import TerminalIO
import TerminalUI

/// The main thread: owns the game, the screen and the terminal, and waits for whatever happens next
/// in one place.
///
/// What it shows is on the file: a game that is killed comes back as it was seen.
struct EventLoop: ~Copyable {
  private var runtime: Runtime
  private var state: UIState
  /// What the player sees.
  private var screen: Screen?
  private var theme: Theme
  private let words: any Words
  private var terminal: Terminal
  private let signals: SignalInbox
  private let sources: [any EventSource]
  private let now: () -> Duration

  /// How often a running thought is shown to be running.
  private static let tick = Duration.milliseconds(100)

  init(
    runtime: Runtime, state: UIState, theme: Theme, words: any Words,
    terminal: consuming Terminal, signals: SignalInbox, sources: [any EventSource],
    now: @escaping () -> Duration
  ) {
    self.runtime = runtime
    self.state = state
    self.theme = theme
    self.words = words
    self.terminal = terminal
    self.signals = signals
    self.sources = sources
    self.now = now
  }

  /// Plays until something ends the game, then gives the terminal back.
  consuming func run() -> Ending {
    while true {
      draw()
      let isHungUp = wait()
      let cause = step() ?? (isHungUp ? .hangUp : nil)
      if let cause { return Ending(cause: cause, runtime: runtime) }
    }
  }

  private mutating func draw() {
    state.notices = runtime.notices
    let model = ScreenModel(
      session: runtime.session, state: state, thinkingTime: runtime.thinkingTime, words: words)
    let screen = render(model, size: terminal.size, theme: theme)
    terminal.draw(screen)
    self.screen = screen
  }

  /// Waits for keys, signals, answers and the next deadline. Returns whether the terminal is gone.
  private func wait() -> Bool {
    let descriptors = [terminal.input, signals.descriptor] + sources.compactMap(\.descriptor)
    return waitForInput(on: descriptors, timeout: timeout)[0].isHungUp
  }

  /// How long to wait at most; nil for as long as it takes.
  private var timeout: Duration? {
    let now = now()
    let deadlines = [runtime.nextDeadline, terminal.nextDeadline].compactMap { $0.map { $0 - now } }
    return (deadlines + (runtime.thinkingTime == nil ? [] : [Self.tick])).min()
  }

  /// Acts on all that has happened. Returns what ends the game, if anything does.
  private mutating func step() -> Ending.Cause? {
    for signal in signals.collect() {
      switch signal {
      case .resize: terminal.fit()
      case .stop: terminal.lend { signal.obey() }
      case .resume: terminal.takeBack()
      default: return .signal(signal)
      }
    }
    for source in sources { source.collect().forEach { runtime.send($0) } }
    runtime.advance()
    let time = now()
    terminal.beginReading(now: time)
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
