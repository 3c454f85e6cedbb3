import GameSession

/// What the player wants done by a key or a click, beyond what only the screen remembers.
public enum Intent: Sendable, Hashable {
  /// Tell the session.
  case send(GameSession.Event)
  /// Leave the program.
  case quit
  /// Redraw the whole screen, since something else wrote on it.
  case redraw
}
