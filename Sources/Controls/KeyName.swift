import Words

/// What a key is called on the screen and in the documents.
public enum KeyName: Sendable, Hashable {
  /// A key with a word on it, in English; a language may have its own word.
  case word(String)
  /// The keys that type these characters, one by one.
  case characters(String)
  /// The keys that type the characters from the first to the last.
  case range(Character, Character)
  /// Ctrl with a letter.
  case control(Character)

  /// The name in a language.
  public func text(in words: Words) -> String {
    switch self {
    case .word(let word): words.name(ofKey: word)
    case .characters(let characters): characters.map(String.init).joined(separator: " ")
    case .range(let first, let last): "\(first)-\(last)"
    case .control(let letter): "Ctrl-\(letter)"
    }
  }
}
