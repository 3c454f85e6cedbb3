/// A language that the player reads.
public enum Language: Sendable, Hashable, CaseIterable {
  case english, japanese

  /// All words in it.
  public var words: any Words {
    switch self {
    case .english: English()
    case .japanese: Japanese()
    }
  }
}
