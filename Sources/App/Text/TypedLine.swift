/// A line of the person.
public enum TypedLine: Sendable, Hashable {
  /// A text, without its end.
  case text(String)
  /// It is not UTF-8.
  case invalidUTF8
  /// It is longer than any valid line.
  case tooLong
  /// No more lines follow.
  case end
}
