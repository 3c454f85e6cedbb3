import CPosix
import Libc

/// A signal of the system.
package struct Signal: Sendable, Hashable {
  /// The signal's number, such as `SIGINT`.
  package let number: Int32

  package static let resize = Signal(number: SIGWINCH)
  /// The person ends the program: Ctrl-C.
  package static let interrupt = Signal(number: SIGINT)
  /// The person ends the program, and a trace of it is kept: Ctrl-\.
  package static let quit = Signal(number: SIGQUIT)
  /// The person stops the program: Ctrl-Z.
  package static let stop = Signal(number: SIGTSTP)
  /// The program continues after a stop.
  package static let resume = Signal(number: SIGCONT)

  /// The program writes to a pipe without a reader.
  package static let brokenPipe = Signal(number: SIGPIPE)

  /// The program read its terminal from the background.
  package static let backgroundInput = Signal(number: SIGTTIN)
  /// The program wrote to its terminal from the background, or must stop as if it had.
  package static let backgroundOutput = Signal(number: SIGTTOU)

  /// Whether the signal ends a program that does not catch it, and is no sign of a fault.
  package var isEnding: Bool { Self.ending.contains(self) }
  /// Whether the signal stops a program that does not catch it.
  package var isStop: Bool { Self.stops.contains(self) }

  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU,
  ].map(Signal.init)
  private static let stops = [stop, backgroundInput, backgroundOutput]
  /// All caught signals, in the order of handling.
  fileprivate static let caught = ending + stops + [resume, resize]

  /// Sends the signal to this program and to those beside it in a pipeline, as a key of the
  /// terminal does.
  package func sendToGroup() { kill(0, number) }

  /// Applies the signal's default action to this program. If the program goes on, the signal is
  /// caught again.
  package func obey() { signals_obey(number) }
}

/// Receives the signals that end, stop or resize the program.
///
/// There is one inbox in a process. Signals that are ignored when the program starts stay ignored.
/// Signals that only report a failed write are ignored, too.
package struct SignalInbox: Sendable {
  /// The descriptor that is readable while signals wait.
  package let descriptor: Int32

  /// Creates an inbox that does not receive yet.
  ///
  /// - Throws: `SystemError` if the process has no descriptors left.
  package init() throws(SystemError) {
    descriptor = try check(signals_open())
  }

  /// Starts catching signals. This replaces earlier handlers.
  package func catchAll() {
    for signal in Signal.caught { signals_catch(signal.number) }
  }

  /// Removes and returns the signals that have arrived. Those that end the program come first.
  package func collect() -> [Signal] {
    // Cleared first: a signal that comes in between is noted again.
    while !readAvailable(64, from: descriptor).isEmpty {}
    return Signal.caught.filter { signals_take($0.number) }
  }

  /// Stops the program until it is in the foreground of a terminal, as the system does with
  /// programs that use a terminal from the background.
  package func awaitForeground(of terminal: Int32) -> Foreground {
    var isStoppable = true
    while true {
      let signals = collect()
      if let signal = signals.first(where: \.isEnding) { return .ended(signal) }
      if let signal = signals.first(where: \.isStop) {
        signal.obey()
        continue
      }
      if terminal_is_own(terminal) { return .reached }
      // No process is left that could continue the program, so the system does not stop it either.
      guard isStoppable || signals.contains(.resume) else { return .unreachable }
      isStoppable = false
      Signal.backgroundOutput.obey()
    }
  }
}

package enum Foreground: Sendable, Hashable {
  case reached
  /// A signal ended the wait, and must end the program.
  case ended(Signal)
  /// The program can never be in the foreground.
  case unreachable
}

/// The signals of a broken program, such as SIGSEGV and SIGILL.
package enum Traps {
  /// Sets the line that a trap writes to standard error before it ends the process, at most 255
  /// bytes. Call this before `arm`, and when another line fits better.
  package static func say(_ line: String) { traps_say(line) }

  /// Catches the traps. Call this once.
  package static func arm() { traps_arm() }

  /// Makes traps restore the screen first: they write `end`, at most 256 bytes, and apply the
  /// settings to standard input.
  package static func ownScreen(end: [UInt8], settings: TerminalSettings) {
    var settings = settings.settings
    end.withUnsafeBytes { traps_own_screen($0.baseAddress, $0.count, &settings) }
  }

  package static func disownScreen() { traps_disown_screen() }
}
