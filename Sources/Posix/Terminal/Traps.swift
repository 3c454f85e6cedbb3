import CPosix

/// The signals that say that the program is broken: SIGSEGV, SIGILL and the like.
public enum Traps {
  /// Lets a trap say a line on standard error before it ends the process.
  ///
  /// - Parameters:
  ///   - fault: What is said; at most 255 bytes.
  ///   - memory: What is said if the system has no memory left; as long at most.
  public static func arm(fault: String, memory: String) { traps_arm(fault, memory) }

  /// Makes sure that a trap gives the screen back, too, and that nothing is written after that.
  ///
  /// What is written to standard error meanwhile is held back if that is a terminal: it would be
  /// lost with the screen.
  ///
  /// - Parameters:
  ///   - end: What gives the screen back; at most 256 bytes.
  ///   - settings: The settings of standard input to return to.
  public static func ownScreen(end: [UInt8], settings: TerminalSettings) {
    var settings = settings.settings
    end.withUnsafeBytes { traps_own_screen($0.baseAddress, $0.count, &settings) }
  }

  /// Has traps leave the screen alone, and lets out what was held back.
  public static func disownScreen() { traps_disown_screen() }
}
