import CPosix
import Libc

/// How the system handles a terminal: echo, lines, keys that are signals.
package struct TerminalSettings {
  var settings = termios()

  /// Reads the settings of a terminal.
  ///
  /// - Throws: `SystemError` if it is not a terminal, or is gone.
  package init(of terminal: Int32) throws(SystemError) {
    try check(tcgetattr(terminal, &settings))
  }

  /// Applies the settings to a terminal immediately, because a terminal that takes no output must
  /// not hold this up.
  ///
  /// - Throws: `SystemError` if it is not a terminal, or is gone.
  package func apply(to terminal: Int32) throws(SystemError) {
    var settings = settings
    try check(tcsetattr(terminal, TCSANOW, &settings))
  }

  /// The settings for a program that fills the screen: each key arrives at once and unchanged,
  /// without echo, and output is not changed. Keys that are signals remain, but Ctrl-S no longer
  /// stops output.
  package var forScreen: TerminalSettings {
    var changed = self
    changed.settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL)
    // A key that is a signal must not make the system drop pending output, which would include the
    // bytes that restore the terminal.
    changed.settings.c_lflag |= tcflag_t(ISIG | NOFLSH)
    changed.settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON)
    changed.settings.c_oflag &= ~tcflag_t(ONLCR | TAB3)
    withUnsafeMutableBytes(of: &changed.settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return changed
  }
}

package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// The size of a terminal in character cells; nil if it has none, as with serial lines.
package func terminalSize(_ terminal: Int32) -> (columns: Int, rows: Int)? {
  var size = winsize()
  guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
  else { return nil }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// The number of bytes that have arrived at a terminal, at least 1; 1 also if the system cannot
/// tell.
package func availableBytes(in terminal: Int32) -> Int {
  var count: Int32 = 0
  guard ioctl(terminal, UInt(FIONREAD), &count) == 0 else { return 1 }
  return max(1, Int(count))
}

/// Reads the bytes that have arrived. Waits only if there are none, on a descriptor that waits.
///
/// - Returns: At most `capacity` bytes; none at the end of the file or if nothing was there.
package func readAvailable(_ capacity: Int, from descriptor: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
}

/// Whether the program is in the foreground of a terminal and may use it.
package func isInForeground(of terminal: Int32) -> Bool { terminal_is_own(terminal) }

/// A terminal, opened a second time to write to it without waiting.
///
/// The inherited descriptor still waits, because other programs share it.
package struct TerminalOutput: ~Copyable {
  /// The descriptor to write to. Each write takes as much as there is room for. It is the inherited
  /// descriptor if the terminal cannot be opened by its name, as after a change of the user.
  package let descriptor: Int32
  private let isOpened: Bool

  package init(of terminal: Int32) {
    let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let opened = ttyname(terminal).map { open($0, flags) } ?? -1
    isOpened = opened != -1
    descriptor = isOpened ? opened : terminal
  }

  deinit {
    if isOpened { close(descriptor) }
  }
}

/// The locale for converting characters to bytes.
package enum CharacterLocale {
  /// Sets the locale of the process.
  ///
  /// - Parameter name: The name of a locale; nil for that of the environment.
  /// - Returns: Whether it is installed. If not, the locale stays the same.
  package static func set(_ name: String?) -> Bool { setlocale(LC_CTYPE, name ?? "") != nil }

  package static var isUTF8: Bool { String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" }
}
