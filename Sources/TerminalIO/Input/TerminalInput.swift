import TerminalUI

/// What comes from the terminal.
public enum TerminalInput: Sendable, Hashable {
  /// A key or a click.
  case key(Key)
  /// A text that was pasted, or as much of it as is kept.
  case paste(String)
}
