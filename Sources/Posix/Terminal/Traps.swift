import CPosix

/// The signals of a broken program, such as SIGSEGV and SIGILL.
package enum Traps {
  /// Sets the line that a trap writes to standard error before it ends the process, at most 255
  /// bytes. Call this before `arm`, and when another line fits better.
  package static func say(_ line: String) { traps_say(line) }

  /// Catches the traps. Call this once.
  package static func arm() { traps_arm() }

  /// Makes traps restore the screen first.
  ///
  /// - Parameters:
  ///   - end: The bytes that restore the screen, at most 256.
  ///   - settings: The settings of standard input to restore.
  package static func ownScreen(end: [UInt8], settings: TerminalSettings) {
    var settings = settings.settings
    end.withUnsafeBytes { traps_own_screen($0.baseAddress, $0.count, &settings) }
  }

  /// Makes traps leave the screen alone.
  package static func disownScreen() { traps_disown_screen() }
}
