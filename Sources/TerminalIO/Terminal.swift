import Canvas
import Posix

/// The terminal, taken over while this value exists: its screen and its input. All output goes
/// through `send`. The program does not wait for a terminal that accepts no output: it sends the
/// rest when the terminal accepts it.
package struct Terminal: ~Copyable {
  /// Why the game cannot be shown.
  package enum Failure: Error, Sendable, Hashable {
    /// Standard input or output is not a terminal.
    case noTerminal
    /// This name of the terminal is not in the terminal database.
    case unknownName(SystemString)
    /// The terminal with this name cannot move its cursor.
    case noCursorMovement(SystemString)
    /// The system has no descriptors or memory left.
    case system(SystemError)
    /// A signal ended the program first.
    case ended(Signal)
  }

  /// The name to use for a terminal that has an unknown name but replies as this one does.
  package static let substitute: SystemString = "xterm-256color"

  private var screen: CursesScreen
  private let modes: SentSequences
  private let settings: TerminalSettings
  private let namedSize: ScreenSize?
  /// The terminal's name, if it is unknown.
  package private(set) var unknownName: SystemString?
  /// The columns of a disk, 1 or 2; nil without a question or a reply.
  package private(set) var diskWidth: Int?
  private var isTaken = false
  private var unsent: ArraySlice<UInt8> = []
  /// Goes out in one write with the next screen, because each write wakes the terminal.
  private var prelude: [UInt8] = []
  private let writer = TerminalOutput(of: StandardStream.output)
  private var reader: InputReader
  private var title = ""
  private var reportsMotion = false
  private var synchronization = (isAsked: false, isSupported: false)
  private var backgroundDeadline: Duration?

  /// A later reply would change the screen in the middle of the game.
  private static let backgroundTimeout = Duration.seconds(2)

  private init(
    _ screen: consuming CursesScreen, settings: TerminalSettings, hasMouse: Bool,
    environment: Environment
  ) {
    modes = SentSequences(
      name: environment["TERM"]?.text ?? "", capability: CursesScreen.capability,
      hasMouse: hasMouse)
    reader = InputReader(from: StandardStream.input, keys: .ofTerminal)
    namedSize = ScreenSize(environment: environment)
    self.settings = settings
    self.screen = screen
  }

  /// Takes the terminal over once the program is in its foreground. `now` is the clock, also for
  /// later calls. This is not an initializer: if it threw, the deinitializer would give back a
  /// terminal that was never taken.
  package static func start(
    hasMouse: Bool, asksDiskWidth: Bool, environment: Environment,
    signals: SignalInbox, now: () -> Duration
  ) throws(Failure) -> Terminal {
    guard isTerminal(StandardStream.input), isTerminal(StandardStream.output) else {
      throw .noTerminal
    }
    try requireReached(signals.awaitForeground(of: StandardStream.input))
    // Read the settings only now: in the background they are the shell's.
    guard let settings = try? TerminalSettings(of: StandardStream.input) else {
      throw .noTerminal
    }
    let name = environment["TERM"] ?? ""
    let screen: CursesScreen
    var answer: TerminalQuestion.Answer
    do throws(CursesScreen.Failure) {
      let known = try CursesScreen.start()
      let isAnswering = CursesScreen.capability("u7") == TerminalQuestion.place
      // The terminal database gives many terminals fewer colours than they have.
      let mayHaveMore = 8..<256 ~= known.colors && SentSequences.takesCommands(name.description)
      let isKnownToHaveMore =
        mayHaveMore && ["truecolor", "24bit"].contains(environment["COLORTERM"]?.text)
      answer = TerminalQuestion(
        asksColors: isAnswering && mayHaveMore && !isKnownToHaveMore,
        asksDiskWidth: isAnswering && asksDiskWidth
      ).ask(settings: settings, signals: signals, now: now)
      let names = [name.description + "-256color", Self.substitute.description]
      screen =
        isKnownToHaveMore || answer.hasColors ? try known.restart(terminals: names) : known
    } catch {
      let reason = SystemError.last
      guard error == .unknownTerminal else { throw Failure(error, name: name, reason: reason) }
      answer = TerminalQuestion(asksAttributes: true, asksDiskWidth: asksDiskWidth)
        .ask(settings: settings, signals: signals, now: now)
      try requireReached(answer.foreground)
      guard answer.hasAttributes,
        let substitute = try? CursesScreen.start(terminal: Self.substitute.description)
      else { throw .unknownName(name) }
      screen = substitute
    }
    try requireReached(answer.foreground)
    var terminal = Terminal(
      screen, settings: settings, hasMouse: hasMouse, environment: environment)
    terminal.unknownName = answer.hasAttributes ? name : nil
    terminal.diskWidth = answer.diskWidth
    terminal.reader.add(answer.typed, now: now())
    terminal.takeBack()
    terminal.askBackground(now: now())
    return terminal
  }

  private static func requireReached(_ foreground: Foreground) throws(Failure) {
    switch foreground {
    case .reached: break
    case .ended(let signal): throw .ended(signal)
    case .unreachable: throw .noTerminal
    }
  }

  deinit {
    if isTaken { restore() }
  }

  package var size: ScreenSize { screen.size }

  /// The number of the terminal's colours; 0 if it has none.
  package var colors: Int { screen.colors }

  private mutating func send(_ bytes: [UInt8]) {
    unsent += bytes
    flush()
  }
}

extension Terminal {
  /// Takes the terminal over again. The program must be in its foreground.
  package mutating func takeBack() {
    unsent = []
    // A program stopped without notice (SIGSTOP) has already saved the title.
    let keeping = isTaken ? [] : modes.titleKeeping
    isTaken = true
    title = ""
    // Do this before the first byte is sent, so that the terminal is always given back.
    Traps.ownScreen(end: modes.emergencyEnd, settings: settings)
    try? settings.forScreen.apply(to: StandardStream.input)
    fit()
    prelude =
      screen.resume() + modes.begin + keeping + (reportsMotion ? modes.motion.begin : [])
      // The game does not wait for the reply.
      + (synchronization.isAsked ? [] : modes.synchronizationQuestion)
    synchronization.isAsked = true
  }

  /// The game does not wait for the reply.
  private mutating func askBackground(now: Duration) {
    guard !modes.backgroundQuestion.isEmpty else { return }
    prelude += modes.backgroundQuestion
    backgroundDeadline = now + Self.backgroundTimeout
  }

  /// Gives the terminal back, until `takeBack`.
  package mutating func giveBack() {
    if isTaken { restore() }
    isTaken = false
  }

  /// Discards unsent output, as the system may do with output that the terminal has not read. The
  /// next sequence ends one that this cuts off.
  private func restore() {
    let output = waitForInput(on: [], writing: StandardStream.output, timeout: .zero)
    let isBehind = !unsent.isEmpty || !output[0].isWritable
    let end =
      (isBehind && synchronization.isSupported ? SentSequences.synchronizing.end : []) + prelude
      + (reportsMotion ? modes.motion.end : []) + modes.end + screen.suspend()
    // In the background, the terminal belongs to another program.
    if isInForeground(of: StandardStream.input) {
      try? writeEnd(end, to: StandardStream.output)
      try? settings.apply(to: StandardStream.input)
    }
    Traps.disownScreen()
  }

  /// Adapts to a change of the terminal's size.
  package mutating func fit() {
    let size = terminalSize(StandardStream.output).map {
      ScreenSize(columns: $0.columns, rows: $0.rows)
    }
    if let size = size ?? namedSize { screen.fit(size) }
  }
}

extension Terminal {
  /// A descriptor that is writable when the terminal accepts more output; nil if nothing is unsent.
  package var output: Int32? { unsent.isEmpty ? nil : writer.descriptor }

  /// Sends as much as the terminal accepts now.
  package mutating func flush() {
    do {
      unsent = unsent.dropFirst(try writeAvailable(unsent, to: writer.descriptor))
    } catch {
      // If the terminal is gone, the next wait for it reports that.
      unsent = []
    }
  }

  /// Shows a screen, in one synchronized update if the terminal supports it.
  package mutating func draw(_ grid: Screen) {
    var update = screen.draw(grid)
    if synchronization.isSupported, !update.isEmpty {
      update = SentSequences.synchronizing.begin + update + SentSequences.synchronizing.end
    }
    send(prelude + update)
    prelude = []
  }

  /// Sets the title of the terminal's window with the next screen, if titles are in use.
  package mutating func show(title: String) {
    guard modes.hasTitle, title != self.title else { return }
    self.title = title
    prelude += SentSequences.title(title)
  }

  /// Sends a text to the terminal's clipboard; returns false if it is not known to have one.
  package mutating func copy(_ text: String) -> Bool {
    guard modes.hasClipboard else { return false }
    send(SentSequences.clipboard(text))
    return true
  }

  /// Rings the bell.
  package mutating func ring() { send(CursesScreen.capability("bel")) }

  /// Starts or stops reports of mouse motion with the next screen.
  package mutating func reportMotion(_ isWanted: Bool) {
    guard isWanted != reportsMotion else { return }
    reportsMotion = isWanted
    prelude += isWanted ? modes.motion.begin : modes.motion.end
  }

  /// Draws the next screen in full, because something else has drawn on the terminal.
  package mutating func invalidate() { screen.invalidate() }
}

extension Terminal {
  /// A descriptor that is readable when there is input.
  package var input: Int32 { reader.descriptor }

  /// When to read next even if no input arrives, or nil.
  package var nextDeadline: Duration? { reader.nextDeadline }

  /// Begins a turn of the loop, for `next`. `now` is never earlier than in the previous call.
  package mutating func beginReading(now: Duration) { reader.beginTurn(now: now) }

  /// Whether some of the input that the previous turn left is still to be read.
  package var hasInputLeft: Bool { reader.hasLeft }

  /// Whether the previous turn left the last input.
  package var wasInputLeft: Bool { reader.wasLeft }

  /// The person's next input; nil if there is no more in this turn. Anything typed after it stays
  /// unread: after the key that ends the game, it belongs to the shell.
  package mutating func next(now: Duration) -> TerminalInput? {
    while let input = reader.next(now: now) {
      switch input {
      case .key, .paste, .signal: return input
      case .mode(let number, let isKnown):
        if number == SentSequences.synchronization { synchronization.isSupported = isKnown }
      case .background:
        defer { backgroundDeadline = nil }
        if let backgroundDeadline, now <= backgroundDeadline { return input }
      }
    }
    return nil
  }
}

extension ScreenSize {
  /// Limited, so that the size cannot exhaust memory.
  fileprivate init?(environment: Environment) {
    let numbers = ["COLUMNS", "LINES"].map { environment[$0]?.text.flatMap { Int($0) } ?? 0 }
    guard let columns = numbers.first, let rows = numbers.last, columns > 0, rows > 0 else {
      return nil
    }
    self.init(columns: min(columns, 500), rows: min(rows, 500))
  }
}

extension Terminal.Failure {
  fileprivate init(_ failure: CursesScreen.Failure, name: SystemString, reason: SystemError) {
    self =
      switch failure {
      case .unknownTerminal: .unknownName(name)
      case .noCursorMovement: .noCursorMovement(name)
      case .noResources: .system(reason)
      }
  }
}

extension ReceivedSequences {
  fileprivate static var ofTerminal: ReceivedSequences {
    let names: [(String, Key)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("kcbt", .backTab),
      ("kent", .enter), ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
      ("kdch1", .delete), ("kbs", .backspace),
    ]
    return ReceivedSequences(others: names.map { (CursesScreen.capability($0), $1) })
  }
}
