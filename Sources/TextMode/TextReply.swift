import App
import GameSession

/// The reply to a line or to announcements: lines to print, then intents to carry out, in order.
package struct TextReply: Sendable, Hashable {
  /// An action other than printing.
  package enum Intent: Sendable, Hashable {
    case send(App.Event)
    /// Read the game in a file.
    case open(String)
    /// Take the line once more, since something has changed.
    case repeatLine(String)
    /// Leave the program.
    case quit
  }

  /// The lines, without line ends and control characters.
  package var lines: [String] = []
  /// The actions, in order.
  package var intents: [Intent] = []
  /// Whether it is the person's turn after a computer's move.
  package var handsTurnToPlayer = false
}
