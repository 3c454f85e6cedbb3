import TerminalUI

/// What comes from the terminal.
enum TerminalInput: Hashable {
  /// A key or a click.
  case key(Key)
  /// How many columns a disk takes; the answer to `Terminal.askDiskWidth`.
  case diskWidth(Int)
}
