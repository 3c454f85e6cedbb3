/// A question or an alert in front of the board.
package enum Dialog: Sendable, Hashable {
  /// `Cannot place a disk.`
  case passAlert
  case question(Question)
}
