/// A question or an alert in front of the board.
public enum Dialog: Sendable, Hashable {
  /// `Cannot place a disk.`
  case passAlert
  case question(Question)
}
