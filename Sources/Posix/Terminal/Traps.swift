import CPosix

/// The signals that say that the program is broken: SIGSEGV, SIGILL and the like.
public enum Traps {
  /// Makes sure that a trap gives the terminal back before it ends the process.
  ///
  /// What is written to standard error meanwhile is held back if that is a terminal: it would be
  /// lost with the screen.
  ///
  /// - Parameters:
  ///   - text: What gives the screen back; at most 256 bytes.
  ///   - settings: The settings of standard input to return to.
  public static func arm(screenEnd text: [UInt8], settings: TerminalSettings) {
    var settings = settings.settings
    text.withUnsafeBytes { traps_arm($0.baseAddress, $0.count, &settings) }
  }

  /// Whether a trap of another thread has given the terminal back, so that nothing more may be
  /// written to it.
  public static var haveGivenBack: Bool { traps_have_given_back() }

  /// Leaves traps alone again, and lets out what was held back.
  public static func disarm() { traps_disarm() }
}
