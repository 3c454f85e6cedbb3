import App

/// A line of the person.
package enum TypedLine: Sendable, Hashable {
  /// A text, without the line end.
  case text(String)
  /// A line that cannot be read.
  case unreadable(TypingMistake)
  /// No more lines follow.
  case end
}
