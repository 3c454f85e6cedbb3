import Controls
import Posix
import Screen

/// The terminal, taken over for as long as this value lives: what it shows, and what it sends.
///
/// It is standard input and output. All that is written goes through `send`. A terminal that takes
/// nothing is not waited for: what it has not taken is sent when it does.
public struct Terminal: ~Copyable {
  /// Why the game cannot be shown.
  public enum Failure: Error, Sendable, Hashable {
    /// Standard input or output is no terminal.
    case noTerminal
    /// The terminal's name, which is this, is not in the terminal database.
    case unknownName(SystemString)
    /// The terminal with this name cannot put its cursor anywhere.
    case noCursorMovement(SystemString)
    /// The system has no descriptors or memory left.
    case system(SystemError)
    /// A signal that ends the program came first.
    case ended(Signal)
  }

  /// What terminals are taken for whose names are unknown, and which answer as it does.
  public static let substitute: SystemString = "xterm-256color"

  private var screen: CursesScreen
  private let modes: SentSequences
  private let settings: TerminalSettings
  /// The size of a terminal that has none.
  private let namedSize: ScreenSize?
  /// The terminal's name, if it is unknown.
  public private(set) var unknownName: SystemString?
  /// How many columns a disk takes, 1 or 2; nil if the terminal was not asked, or did not answer.
  public private(set) var diskWidth: Int?
  /// Whether it is taken over at present.
  private var isTaken = false
  /// What the terminal has not taken yet.
  private var unsent: ArraySlice<UInt8> = []
  private var reader: InputReader
  /// The title that the window has.
  private var title = ""
  /// Whether the mouse tells where it is moved.
  private var reportsMotion = false
  /// Whether the terminal was asked about synchronized updates, and what it has answered.
  private var synchronization = (isAsked: false, isSupported: false)

  private init(
    _ screen: consuming CursesScreen, settings: TerminalSettings, hasMouse: Bool, hasTitle: Bool,
    environment: Environment
  ) {
    modes = SentSequences(
      name: environment["TERM"]?.text ?? "", capability: CursesScreen.capability,
      hasMouse: hasMouse, hasTitle: hasTitle)
    reader = InputReader(from: StandardStream.input, keys: .ofTerminal)
    namedSize = ScreenSize(environment: environment)
    self.settings = settings
    self.screen = screen
  }

  /// Takes the terminal over, once the program is in its foreground.
  ///
  /// Not an initialiser: one that throws would give back what was never taken.
  ///
  /// - Parameters:
  ///   - hasMouse: Whether the mouse is to be used where the terminal has one.
  ///   - hasTitle: Whether its window is to have a title where that can be given back.
  ///   - asksDiskWidth: Whether to ask the terminal how many columns a disk takes.
  ///   - environment: Where the terminal's name is.
  ///   - signals: Where signals arrive.
  ///   - now: The time, by which also what follows is told it.
  public static func start(
    hasMouse: Bool, hasTitle: Bool, asksDiskWidth: Bool, environment: Environment,
    signals: SignalInbox, now: () -> Duration
  ) throws(Failure) -> Terminal {
    guard isTerminal(StandardStream.input), isTerminal(StandardStream.output) else {
      throw .noTerminal
    }
    try requireReached(signals.awaitForeground(of: StandardStream.input))
    // Only now: in the background they are the shell's.
    guard let settings = try? TerminalSettings(of: StandardStream.input) else {
      throw .noTerminal
    }
    let name = environment["TERM"] ?? ""
    let screen: CursesScreen
    let answer: TerminalQuestion.Answer
    do throws(CursesScreen.Failure) {
      screen = try CursesScreen.start()
      let isAnswering = CursesScreen.capability("u7") == TerminalQuestion.place
      answer = TerminalQuestion(
        asksAttributes: false, asksDiskWidth: asksDiskWidth && isAnswering
      ).ask(settings: settings, signals: signals, now: now)
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
      screen, settings: settings, hasMouse: hasMouse, hasTitle: hasTitle, environment: environment)
    terminal.unknownName = answer.hasAttributes ? name : nil
    terminal.diskWidth = answer.diskWidth
    terminal.reader.take(answer.typed, now: now())
    terminal.takeBack()
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

  /// The size of the screen.
  public var size: ScreenSize { screen.size }

  /// How many colours the terminal has; 0 if it has none.
  public var colors: Int { screen.colors }

  private mutating func send(_ bytes: [UInt8]) {
    unsent += bytes
    flush()
  }
}

/// Taking over and giving back.
extension Terminal {
  /// Takes the terminal over again, after something else has used it; the program is in its
  /// foreground.
  public mutating func takeBack() {
    unsent = []
    // A program that was stopped without notice (SIGSTOP) has kept the title already.
    let keeping = isTaken ? [] : modes.titleKeeping
    isTaken = true
    title = ""
    // Before the first byte is sent: whatever comes then, the terminal is given back.
    Traps.ownScreen(end: modes.emergencyEnd, settings: settings)
    try? settings.forScreen.apply(to: StandardStream.input)
    fit()
    send(
      screen.resume() + modes.begin + keeping + (reportsMotion ? modes.motion.begin : [])
        // Nobody waits for the answer: the game goes on without it.
        + (synchronization.isAsked ? [] : modes.synchronizationQuestion))
    synchronization.isAsked = true
  }

  /// Gives the terminal back, until `takeBack`.
  public mutating func giveBack() {
    if isTaken { restore() }
    isTaken = false
  }

  /// What was not sent yet is not sent any more. A sequence that was cut off by that ends with the
  /// next.
  private func restore() {
    let end =
      (unsent.isEmpty || !synchronization.isSupported ? [] : SentSequences.synchronizing.end)
      + (reportsMotion ? modes.motion.end : []) + modes.end + screen.suspend()
    // In the background, the terminal is another program's.
    if isInForeground(of: StandardStream.input) {
      try? writeAll(end, to: StandardStream.output, isLeaving: true)
      try? settings.apply(to: StandardStream.input)
    }
    Traps.disownScreen()
  }

  /// Follows a change of the terminal's size.
  public mutating func fit() {
    let size = terminalSize(StandardStream.output).map {
      ScreenSize(columns: $0.columns, rows: $0.rows)
    }
    if let size = size ?? namedSize { screen.fit(size) }
  }
}

/// Output.
extension Terminal {
  /// The descriptor that can be written to when the terminal takes more; nil if it has taken all.
  public var output: Int32? { unsent.isEmpty ? nil : StandardStream.output }

  /// Sends what the terminal takes now.
  public mutating func flush() {
    do {
      unsent = unsent.dropFirst(try writeAvailable(unsent, to: StandardStream.output))
    } catch {
      // A terminal that is gone says so when it is waited for.
      unsent = []
    }
  }

  /// Shows a screen, all of it at once where the terminal can.
  public mutating func draw(_ grid: Screen) {
    let update = screen.draw(grid)
    guard synchronization.isSupported, !update.isEmpty else { return send(update) }
    send(SentSequences.synchronizing.begin + update + SentSequences.synchronizing.end)
  }

  /// Gives the terminal's window a title, if it is to have one.
  public mutating func show(title: String) {
    guard !modes.titleKeeping.isEmpty, title != self.title else { return }
    self.title = title
    send(SentSequences.title(title))
  }

  /// Rings the bell.
  public mutating func ring() { send(CursesScreen.capability("bel")) }

  /// Has the mouse tell where it is moved, or no longer.
  public mutating func reportMotion(_ isWanted: Bool) {
    guard isWanted != reportsMotion else { return }
    reportsMotion = isWanted
    send(isWanted ? modes.motion.begin : modes.motion.end)
  }

  /// Lets the next screen be drawn in full, since something else has drawn.
  public mutating func forget() { screen.forget() }
}

/// Input.
extension Terminal {
  /// The descriptor that can be read when there is input.
  public var input: Int32 { reader.descriptor }

  /// When to read again, even if nothing comes until then; nil if only input brings anything new.
  public var nextDeadline: Duration? { reader.nextDeadline }

  /// Begins a turn of the loop, in which `next` takes a portion of the input.
  ///
  /// - Parameter now: The time; never less than at the call before.
  public mutating func beginReading(now: Duration) { reader.beginTurn(now: now) }

  /// What the player did next; nil if nothing more comes in this turn.
  ///
  /// What was typed after it stays unread: behind the key that ends the game, it is the shell's.
  public mutating func next(now: Duration) -> TerminalInput? {
    while let input = reader.next(now: now) {
      guard case .mode(let number, let isKnown) = input else { return input }
      if number == SentSequences.synchronization { synchronization.isSupported = isKnown }
    }
    return nil
  }
}

extension ScreenSize {
  /// The size that is named in the environment, by which nobody's memory is filled.
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
  /// The keys of the terminal that has been started, by the terminal database.
  fileprivate static var ofTerminal: ReceivedSequences {
    let names: [(String, Key)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("kcbt", .backTab),
      ("kent", .enter), ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
      ("kdch1", .delete), ("kbs", .backspace),
    ]
    var others: [[UInt8]: Key] = [:]
    for (name, key) in names { others[CursesScreen.capability(name)] = key }
    return ReceivedSequences(others: others)
  }
}
