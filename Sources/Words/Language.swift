/// A language that the person reads.
public enum Language: Sendable, Hashable, CaseIterable {
  case english, japanese

  /// The words of the language.
  public var words: Words { Words(self) }
}
