import Posix
import TerminalUI

/// The terminal, taken over for as long as this value lives: what it shows, and what it sends.
///
/// It is standard input and output. All that is written goes through `send`.
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
  }

  private var screen: CursesScreen
  private let modes: ModeSequences
  private let settings: TerminalSettings
  private var reader: InputReader
  private var isWidthAsked = false

  private init(_ screen: consuming CursesScreen, settings: TerminalSettings, hasMouse: Bool) {
    modes = ModeSequences(capability: CursesScreen.capability, hasMouse: hasMouse)
    reader = InputReader(from: StandardStream.input, keys: .ofTerminal)
    self.settings = settings
    self.screen = screen
  }

  /// Takes the terminal over.
  ///
  /// Not an initialiser: one that throws would give back what was never taken.
  ///
  /// - Parameters:
  ///   - hasMouse: Whether the mouse is to be used where the terminal has one.
  ///   - environment: Where the terminal's name is.
  public static func start(
    hasMouse: Bool, environment: Environment
  ) throws(Failure) -> Terminal {
    guard isTerminal(StandardStream.input), isTerminal(StandardStream.output),
      let settings = try? TerminalSettings(of: StandardStream.input)
    else { throw .noTerminal }
    let screen: CursesScreen
    do throws(CursesScreen.Failure) {
      screen = try CursesScreen.start()
    } catch {
      let reason = SystemError.last
      throw Failure(error, name: environment["TERM"] ?? "", reason: reason)
    }
    var terminal = Terminal(screen, settings: settings, hasMouse: hasMouse)
    // Before the first byte is sent: whatever comes then, the terminal is given back.
    Traps.arm(screenEnd: terminal.modes.emergencyEnd, settings: settings)
    terminal.takeBack()
    return terminal
  }

  deinit {
    giveBack()
    Traps.disarm()
  }

  /// The size of the screen.
  public var size: ScreenSize { screen.size }

  /// How many colours the terminal has; 0 if it has none.
  public var colors: Int { screen.colors }

  private func send(_ bytes: [UInt8]) {
    guard !Traps.haveGivenBack else { return }
    // A terminal that is gone says so when it is waited for.
    try? writeAll(bytes, to: StandardStream.output)
  }
}

/// Taking over and giving back.
extension Terminal {
  /// Takes the terminal over again, after something else has used it.
  public mutating func takeBack() {
    try? settings.forScreen.apply(to: StandardStream.input)
    fit()
    send(screen.resume() + modes.begin)
  }

  /// Gives the terminal back while something is done, and takes it over again.
  public mutating func lend(while action: () -> Void) {
    giveBack()
    action()
    takeBack()
  }

  private func giveBack() {
    send(modes.end + screen.suspend())
    try? settings.apply(to: StandardStream.input)
  }

  /// Follows a change of the terminal's size.
  public mutating func fit() {
    guard let size = terminalSize(StandardStream.output) else { return }
    screen.fit(ScreenSize(columns: size.columns, rows: size.rows))
  }
}

/// Output.
extension Terminal {
  /// Shows a screen.
  public mutating func draw(_ grid: Screen) { send(screen.draw(grid)) }

  /// Lets the next screen be drawn in full, since something else has drawn.
  public mutating func forget() { screen.forget() }

  /// Asks how many columns a disk takes. The answer is a report of the cursor behind it in the
  /// first row; it may never come.
  public mutating func askDiskWidth() {
    guard let question = modes.widthQuestion else { return }
    isWidthAsked = true
    send(question)
    forget()
  }
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
      if isExpected(input) { return input }
    }
    return nil
  }

  /// Whether an input is not an answer to a question that was never asked: some function keys look
  /// the same.
  private mutating func isExpected(_ input: TerminalInput) -> Bool {
    guard case .cursorReport(let place) = input else { return true }
    guard isWidthAsked, place.row == 0 else { return false }
    isWidthAsked = false
    return true
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

extension KeySequences {
  /// The keys of the terminal that has been started, by the terminal database.
  fileprivate static var ofTerminal: KeySequences {
    let names: [(String, Key)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("kcbt", .backTab),
      ("kent", .enter),
    ]
    var others: [[UInt8]: Key] = [:]
    for (name, key) in names { others[CursesScreen.capability(name)] = key }
    return KeySequences(others: others)
  }
}
