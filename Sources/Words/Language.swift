/// A language that the person reads.
public enum Language: Sendable, Hashable, CaseIterable {
  case english, japanese

  /// The words of the language.
  public var words: Words { Words(self) }

  /// The texts and the grammar of the language.
  var vocabulary: any Vocabulary.Type {
    switch self {
    case .english: EnglishPhrases.self
    case .japanese: JapanesePhrases.self
    }
  }
}
