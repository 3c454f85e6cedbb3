/// A question or an alert in front of the board.
public enum Dialog: Sendable, Hashable {
  /// `Do you really want to reset the game?`
  case resetConfirmation
  /// `Cannot place a disk.`
  case passAlert
  /// Another question.
  case question(Question)
}
