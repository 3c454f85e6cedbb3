import Texts

/// A key, a movement of the mouse, or a paste: what the person did.
package enum Key: Sendable, Hashable {
  /// A key that types a character, the space bar included.
  case character(Character)
  case up, down, left, right, pageUp, pageDown, home, end
  case tab, backTab, enter, escape, backspace, delete
  /// The Esc before was no key, but the beginning of one that came late.
  case escapeRevoked
  /// F1 to F12.
  case function
  /// Ctrl-L.
  case redraw
  /// Ctrl-R.
  case redo
  /// Ctrl-U and Ctrl-W, which erase the text and the word before the cursor.
  case eraseText, eraseWord
  /// The mouse button was pressed on a cell.
  case click(ScreenPoint)
  /// The mouse was moved onto a cell.
  case point(ScreenPoint)
  /// The mouse wheel was turned one step away from the person, or towards the person.
  case wheelUp, wheelDown
  /// A text was pasted.
  case paste(String)
}

extension Key {
  /// The key that a full-width letter, digit, sign or blank shows; any other key itself.
  package var narrowed: Key {
    if case .character(let character) = self {
      .character(String(character).narrowed.first ?? character)
    } else {
      self
    }
  }
}
