/// What the player did at the keyboard or with the mouse.
public enum Key: Sendable, Hashable {
  /// A key that types a character; space is one.
  case character(Character)
  case up, down, left, right
  case tab, backTab, enter, escape
  /// Ctrl-L.
  case redraw
  /// The mouse button was pressed on a cell.
  case click(ScreenPoint)
}
