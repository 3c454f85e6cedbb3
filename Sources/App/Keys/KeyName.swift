import Words

/// The name of a key on the screen and in the documents.
package enum KeyName: Sendable, Hashable {
  /// A key with a word on it, in English; a language may have its own word.
  case word(String)
  /// A key with a sign on it; documents, which may be read aloud, have an English word for it.
  case sign(Character, word: String)
  /// The keys that type these characters, one by one.
  case characters(String)
  /// The keys that type the characters from the first to the last.
  case range(Character, Character)
  /// Ctrl with a letter.
  case control(Character)

  /// The name in a language's documents.
  package func text(in words: Words) -> String {
    switch self {
    case .word(let word): words.name(ofKey: word)
    case .sign(_, let word): word
    case .characters(let characters): characters.map(String.init).joined(separator: " ")
    case .range(let first, let last): "\(first)-\(last)"
    case .control(let letter): "Ctrl-\(letter)"
    }
  }

  /// The name on a screen in a language.
  package func shown(in words: Words) -> String {
    if case .sign(let sign, _) = self { String(sign) } else { text(in: words) }
  }
}
