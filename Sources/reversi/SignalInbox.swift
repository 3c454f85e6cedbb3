import CPosix
import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals that end, stop or resize the program, as they arrive.
///
/// There is one for the process. A signal that is ignored when the program starts stays ignored.
struct SignalInbox {
  /// Those that end the program.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Those that stop it, let it go on, and resize its screen.
  private static let others = [SIGTSTP, SIGCONT, SIGWINCH]

  /// The descriptor that can be read while signals wait.
  let descriptor: Int32

  /// - Throws: `Refusal` if the system has no descriptors left.
  init() throws(Refusal) {
    descriptor = signals_open()
    guard descriptor >= 0 else { throw .noPipe(reason: SystemError.last) }
  }

  /// Starts catching them, in place of whoever caught them before.
  func catchAll() {
    (Self.ending + Self.others).forEach(signals_catch)
    // So that a file that may not grow makes a save fail, instead of ending the program.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Lets a signal have the effect that it has on programs that do not catch it.
  func obey(_ signal: Int32) {
    signals_obey(signal)
  }

  /// Takes out the signals that have arrived.
  func collect() -> [Int32] {
    var numbers = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &numbers, numbers.count)
    return numbers.prefix(max(0, count)).map(Int32.init)
  }
}
