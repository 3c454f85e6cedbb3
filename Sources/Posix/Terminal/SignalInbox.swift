import CPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A signal of the system.
public struct Signal: Sendable, Hashable {
  /// Its number.
  public let number: Int32

  /// The terminal's size has changed.
  public static let resize = Signal(number: SIGWINCH)
  /// The player wants the program to stop for a while: Ctrl-Z.
  public static let stop = Signal(number: SIGTSTP)
  /// The program goes on after a stop.
  public static let resume = Signal(number: SIGCONT)

  /// Nobody reads any more what the program writes.
  public static let brokenPipe = Signal(number: SIGPIPE)

  /// The program used its terminal from the background.
  public static let backgroundInput = Signal(number: SIGTTIN)
  /// The program used its terminal from the background, or is to stop as if it had.
  public static let backgroundOutput = Signal(number: SIGTTOU)

  /// Whether it ends a program that does not catch it, without saying that the program is broken.
  public var isEnding: Bool { Self.ending.contains(self) }
  /// Whether it stops a program that does not catch it.
  public var isStop: Bool { Self.stops.contains(self) }

  private static let ending: [Signal] = {
    var numbers = [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF,
      SIGXCPU, SIGXFSZ,
    ]
    #if os(Linux)
      numbers += [SIGIO, SIGPWR, SIGSTKFLT]
    #endif
    let (first, last) = (signals_first_real_time(), signals_last_real_time())
    if first <= last { numbers += first...last }
    return numbers.map(Signal.init)
  }()
  private static let stops = [stop, backgroundInput, backgroundOutput]
  /// All that are caught, in the order in which they are acted on.
  fileprivate static let caught = ending + stops + [resume, resize]

  /// Lets it have the effect on this program that it has on programs that do not catch it; it is
  /// caught again if the program goes on.
  public func obey() {
    if isStop { signals_stop(number) } else { signals_obey(number) }
  }
}

/// The signals that end, stop or resize the program, as they arrive.
///
/// There is one for the process. A signal that is ignored when the program starts stays ignored.
/// One that only says that a write of the program has failed does not arrive.
public struct SignalInbox: Sendable {
  /// The descriptor that can be read while signals wait.
  public let descriptor: Int32

  /// Makes an inbox into which nothing comes yet.
  ///
  /// - Throws: `SystemError` if the process has no descriptors left.
  public init() throws(SystemError) {
    descriptor = try check(signals_open())
  }

  /// Starts catching signals, in place of whoever caught them before.
  public func catchAll() {
    for signal in Signal.caught { signals_catch(signal.number) }
  }

  /// Takes out the signals that have arrived, those that end the program first.
  public func collect() -> [Signal] {
    // Silenced first: a signal that comes in between rings again.
    while !readAvailable(64, from: descriptor).isEmpty {}
    return Signal.caught.filter { signals_take($0.number) }
  }

  /// Stops the program until it is in the foreground of a terminal, like every program in the
  /// background that uses one.
  ///
  /// - Returns: What came of it.
  public func awaitForeground(of terminal: Int32) -> Foreground {
    var isStoppable = true
    while true {
      let signals = collect()
      if let signal = signals.first(where: \.isEnding) { return .ended(signal) }
      if let signal = signals.first(where: \.isStop) {
        signal.obey()
        continue
      }
      if terminal_is_own(terminal) { return .reached }
      // Nobody is left who could send the program on, so the system does not stop it either.
      guard isStoppable || signals.contains(.resume) else { return .unreachable }
      isStoppable = false
      Signal.backgroundOutput.obey()
    }
  }
}

/// What came of waiting for the foreground.
public enum Foreground: Sendable, Hashable {
  /// The program is there.
  case reached
  /// A signal has ended the wait, and ends the program.
  case ended(Signal)
  /// It will never be there.
  case unreachable
}
