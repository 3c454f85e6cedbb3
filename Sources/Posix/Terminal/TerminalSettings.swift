#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the system treats what goes through a terminal: echo, lines, keys that are signals.
public struct TerminalSettings {
  var settings = termios()

  /// Reads the settings of a terminal.
  ///
  /// - Throws: `SystemError` if it is none, or gone.
  public init(of terminal: Int32) throws(SystemError) {
    try check(tcgetattr(terminal, &settings))
  }

  /// Applies the settings to a terminal, at once: one that takes no output must not hold this up.
  ///
  /// - Throws: `SystemError` if it is none, or gone.
  public func apply(to terminal: Int32) throws(SystemError) {
    var settings = settings
    try check(tcsetattr(terminal, TCSANOW, &settings))
  }

  /// The same for a program that fills the screen: each key comes at once, as it was pressed, and
  /// is not shown; nothing changes output on its way. Keys that are signals remain, but Ctrl-S is
  /// no longer one that stops the output.
  public var forScreen: TerminalSettings {
    var changed = self
    changed.settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL)
    changed.settings.c_lflag |= tcflag_t(ISIG)
    changed.settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON)
    changed.settings.c_oflag &= ~tcflag_t(ONLCR | TAB3)
    withUnsafeMutableBytes(of: &changed.settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return changed
  }
}

/// Whether a descriptor leads to a terminal.
public func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// The size of a terminal in character cells; nil if it has none, as serial lines.
public func terminalSize(_ terminal: Int32) -> (columns: Int, rows: Int)? {
  var size = winsize()
  guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
  else { return nil }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// How many bytes have arrived at a terminal; at least one, should it not know.
public func availableBytes(in terminal: Int32) -> Int {
  var count: Int32 = 0
  guard ioctl(terminal, UInt(FIONREAD), &count) == 0 else { return 1 }
  return max(1, Int(count))
}

/// Reads what has arrived, without waiting where something has.
///
/// - Returns: At most `capacity` bytes; none at the end of the file, or if there were none.
public func readAvailable(_ capacity: Int, from descriptor: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}
