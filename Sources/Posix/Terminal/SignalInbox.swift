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

  /// Those that end the program.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map(Signal.init)
  /// All that are caught.
  static let caught = ending + [stop, resume, resize]

  /// Lets it have the effect on this program that it has on programs that do not catch it; it is
  /// caught again if the program goes on.
  public func obey() { signals_obey(number) }
}

/// The signals that end, stop or resize the program, as they arrive.
///
/// There is one for the process. A signal that is ignored when the program starts stays ignored.
public struct SignalInbox {
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
    // So that a file that may not grow makes a save fail, instead of ending the program.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Takes out the signals that have arrived.
  public func collect() -> [Signal] {
    readAvailable(64, from: descriptor).map { Signal(number: Int32($0)) }
  }
}
