import App
import Canvas
import CommandLine
import GameSession
import Posix
import ReversiCore
import Screen
import Storage
import TerminalIO
import Words

/// The main thread: owns the game, the screen and the terminal, and waits for all events in one
/// place.
///
/// Every change is saved before it is drawn, so that the game comes back as the person saw it even
/// if the program is killed.
final class EventLoop {
  private let runtime: Runtime
  private var state: UIState
  private var screen: Screen?
  private var theme: Theme
  private let words: Words
  private var terminal: Terminal
  private let signals: SignalInbox
  private let sources: [any EventSource]
  private let now: () -> Duration
  /// Nil if the system names no place for the settings file.
  private let keptSettings: KeptSettings?
  private var bell: TurnBell?
  /// What a key acts on only if the person has seen it.
  private struct Seen {
    /// The position of the pass alert.
    var alert: Position?
    /// What Enter does in place of the board.
    var button: Action?
  }

  /// What was on the screen when this turn of the loop began, and when the input arrived that an
  /// earlier turn left to this one.
  private var (seen, seenEarlier) = (Seen(), Seen())

  /// The interval at which the screen shows that a request is still running.
  private static let tick = Duration.milliseconds(100)

  init(
    runtime: Runtime, state: UIState, theme: Theme, words: Words, terminal: consuming Terminal,
    options: Options, settings: SettingsFile?, signals: SignalInbox, sources: [any EventSource],
    now: @escaping () -> Duration
  ) {
    self.runtime = runtime
    self.state = state
    self.theme = theme
    self.words = words
    self.terminal = terminal
    self.signals = signals
    let keptSettings = settings.map { KeptSettings(in: $0) }
    self.keptSettings = keptSettings
    self.sources = sources + [keptSettings].compactMap(\.self)
    self.now = now
    bell = options.hasBell ? TurnBell() : nil
  }

  func run() -> Ending {
    defer { terminal.giveBack() }
    while true {
      draw()
      let isHungUp = wait()
      terminal.flush()
      let cause = step() ?? (isHungUp ? .hangUp : nil)
      if let cause { return Ending(cause: cause, runtime: runtime, keptSettings: keptSettings) }
    }
  }

  private func draw() {
    for announcement in runtime.collectAnnouncements() {
      state.receive(announcement, in: runtime.app, now: now())
      bell?.receive(announcement)
    }
    if bell?.rings(in: runtime.app) == true { terminal.ring() }
    // Wait until the terminal has accepted the last screen; the next one to show is drawn then.
    guard terminal.output == nil else { return }
    state.follow(runtime.app)
    let model = ScreenModel(
      app: runtime.app, state: state, turnFraction: runtime.turnFraction,
      thinkingTime: runtime.thinkingTime, clock: runtime.clockReading, words: words)
    let screen = render(model, size: terminal.size, theme: theme)
    terminal.reportMotion(state.hasPreview)
    terminal.show(title: words.game.windowTitle(runtime.app.game.shownCounts))
    terminal.draw(screen)
    self.screen = screen
  }

  /// Waits for the next event, and returns whether the terminal is gone.
  private func wait() -> Bool {
    let descriptors = [terminal.input, signals.descriptor] + sources.compactMap(\.descriptor)
    return waitForInput(on: descriptors, writing: terminal.output, timeout: timeout)[0].isHungUp
  }

  private var timeout: Duration? {
    let now = now()
    let nextPicture = screen.flatMap { runtime.nextPicture(of: $0.turnPictures) }
    let deadlines = [
      runtime.nextDeadline, runtime.nextClockChange, runtime.nextDay, nextPicture,
      terminal.nextDeadline, state.nextDeadline,
    ].compactMap { $0.map { $0 - now } }
    return (deadlines + (runtime.thinkingTime == nil ? [] : [Self.tick])).min()
  }

  private func step() -> Ending.Cause? {
    for signal in signals.collect() {
      switch signal {
      case .resize: terminal.fit()
      case .resume: if let cause = takeBack() { return cause }
      case _ where signal.isStop: if let cause = stop(by: signal) { return cause }
      default: return .signal(signal)
      }
    }
    runtime.beginTurn()
    for source in sources { source.collect().forEach { runtime.send($0) } }
    runtime.advance()
    let time = now()
    state.advance(now: time)
    if !terminal.hasInputLeft { seenEarlier = seen }
    seen = shown
    terminal.beginReading(now: time)
    while let input = terminal.next(now: now()) {
      switch input {
      case .key(let key): if let cause = press(key, at: time) { return cause }
      case .paste(let text): if let cause = press(.paste(text), at: time) { return cause }
      case .signal(let signal):
        signal.sendToGroup()
        // The next turn of the loop collects the signal.
        return nil
      case .background(let color): theme.background = Theme.Background(color)
      case .mode: break
      }
    }
    return nil
  }

  private func stop(by signal: Signal) -> Ending.Cause? {
    terminal.giveBack()
    signal.obey()
    return takeBack()
  }

  private func takeBack() -> Ending.Cause? {
    switch signals.awaitForeground(of: terminal.input) {
    case .reached: terminal.takeBack()
    case .ended(let signal): return .signal(signal)
    case .unreachable: return .hangUp
    }
    return nil
  }

  private func press(_ key: Key, at time: Duration) -> Ending.Cause? {
    var drawn = screen?.controls
    // A key acts only on what the person could see before typing it.
    let seen = terminal.wasInputLeft ? seenEarlier : seen
    drawn?.passAlert = seen.alert
    drawn?.enterButton = seen.button
    for intent in state.translate(key, app: runtime.app, drawn: drawn, now: time) {
      switch intent {
      case .nextTheme: changeTheme(at: time)
      case .send(let event): runtime.send(event)
      case .copy(let text):
        state.notices.post(terminal.copy(text) ? .transcriptCopied : .transcriptNotCopied)
      case .keepTurnedBoard(let board):
        keep(board.isTurned ? "yes" : "no", for: Options.turnedName)
      case .keepCoach(let isOn):
        let choice: Options.CoachChoice = isOn ? .on : .off
        keep(choice.rawValue, for: Options.coachName)
      case .redraw: terminal.invalidate()
      case .meet(let meeting):
        // A game that is not kept would be lost; a notice says so already.
        if runtime.app.failures[.game] == nil { return .meeting(meeting) }
      case .quit: return .quit
      }
    }
    return nil
  }

  /// Nothing while the terminal has not accepted all of the last screen.
  private var shown: Seen {
    guard terminal.output == nil, let controls = screen?.controls else { return Seen() }
    return Seen(alert: controls.passAlert, button: controls.enterButton)
  }

  private func changeTheme(at time: Duration) {
    theme.chooseNext()
    state.show(.theme(theme.name.rawValue), now: time)
    keep(theme.name.rawValue, for: Options.themeName)
  }

  private func keep(_ value: String, for option: String) {
    guard let keptSettings else { return }
    runtime.send(.saved(.settings, keptSettings.keep(value, for: option)))
  }
}

/// Decides when a bell calls the person back to the board: when it is the person's turn after a
/// move that a computer has chosen, but not after the person's own actions.
struct TurnBell {
  /// The side whose computer has moved since the person's last turn.
  private var movedSide: Disk?

  mutating func receive(_ announcement: App.Announcement) {
    switch announcement {
    case .game(.moved(let move, let isManual)): movedSide = isManual ? nil : move.side
    case .game(.takenBack), .game(.playedAgain), .game(.wentOn), .game(.gameBegan): movedSide = nil
    case .game(.passed), .game(.nothingToTakeBack), .game(.nothingToPlayAgain),
      .game(.playerChanged), .game(.moveLimitChanged),
      .game(.playerFailed), .game(.hintFound), .transcriptHandled, .saved, .game(.forfeited),
      .game(.gameOver),
      .levelOutgrown, .leftLine, .lineLearned, .lineDropped, .twoPeople:
      break
    }
  }

  /// Call this each time after receiving the announcements.
  mutating func rings(in app: App) -> Bool {
    switch app.game.phase {
    case .thinking, .animating: return false
    case .waiting, .passing, .over: break
    }
    defer { movedSide = nil }
    guard let movedSide, app.game.phase != .over else { return false }
    return app.game.modes[movedSide] != .manual
  }
}
