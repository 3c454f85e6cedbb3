import Canvas
import Posix

/// Input from the terminal.
package enum TerminalInput: Sendable, Hashable {
  /// A key or a click.
  case key(Key)
  /// A pasted text, up to the capacity.
  case paste(String)
  /// A key for which the system would have sent a signal, such as Ctrl-C.
  case signal(Signal)
  /// The reply to a question about a mode of the terminal: whether the program can switch it on and
  /// off. Only `Terminal` uses it.
  case mode(Int, isKnown: Bool)
  /// The reply to the question about the colour of the terminal's background.
  case background(RGB)
}
