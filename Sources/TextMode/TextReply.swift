import GameSession

/// The reply to a line or to announcements: lines to print, then things to do, in order.
public struct TextReply: Sendable, Hashable {
  /// What is to be done besides printing.
  public enum Intent: Sendable, Hashable {
    /// Tell the session what happened.
    case send(GameSession.Event)
    /// Read the game in a file.
    case open(String)
    /// Take the line once more, now that something has changed.
    case repeatLine(String)
    /// Leave.
    case quit
  }

  /// The lines, without their ends and without controls.
  public var lines: [String] = []
  /// What is to be done.
  public var intents: [Intent] = []
  /// Whether it is the player's turn after a computer's move.
  public var isReply = false
}
