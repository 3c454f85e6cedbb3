import Controls
import Screen

/// What comes from the terminal.
public enum TerminalInput: Sendable, Hashable {
  /// A key or a click.
  case key(Key)
  /// A text that was pasted, or as much of it as is kept.
  case paste(String)
  /// The answer to a question about a mode of the terminal: whether it has it, to be switched on and
  /// off. `Terminal` keeps it to itself.
  case mode(Int, isKnown: Bool)
}
