import CPosix

/// The signals of a broken program, such as SIGSEGV and SIGILL.
public enum Traps {
  /// Sets the line that a trap writes to standard error before it ends the process. Call this
  /// before `arm`, and when another line fits better.
  ///
  /// - Parameters:
  ///   - fault: The line, at most 255 bytes.
  ///   - memory: The line if the system is out of memory, at most 255 bytes.
  public static func say(fault: String, memory: String) { traps_say(fault, memory) }

  /// Catches the traps. Call this once.
  public static func arm() { traps_arm() }

  /// Makes traps restore the screen first. Nothing is written after that.
  ///
  /// Until then, output to standard error is held back if that is a terminal, where it would be
  /// lost with the screen.
  ///
  /// - Parameters:
  ///   - end: The bytes that restore the screen, at most 256.
  ///   - settings: The settings of standard input to restore.
  public static func ownScreen(end: [UInt8], settings: TerminalSettings) {
    var settings = settings.settings
    end.withUnsafeBytes { traps_own_screen($0.baseAddress, $0.count, &settings) }
  }

  /// Makes traps leave the screen alone, and releases the output that was held back.
  public static func disownScreen() { traps_disown_screen() }
}
