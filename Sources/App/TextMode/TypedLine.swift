/// A line of the person.
public enum TypedLine: Sendable, Hashable {
  /// A text, without its end.
  case text(String)
  /// It cannot be read.
  case unreadable(TypingMistake)
  /// No more lines follow.
  case end
}
