/// A language that the player reads.
public enum Language: Sendable, Hashable, CaseIterable {
  case english, japanese

  /// What is said in it.
  public var words: Words { Words(self) }

  /// Its texts and its grammar.
  var vocabulary: Vocabulary {
    switch self {
    case .english: .english
    case .japanese: .japanese
    }
  }
}
