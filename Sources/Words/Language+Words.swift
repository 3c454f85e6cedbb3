import Texts

extension Language {
  /// The words of the language.
  public var words: Words { Words(self) }
}
