/// The words of a language, in sets: one for each feature.
public struct Words: Sendable {
  /// The language.
  public let language: Language

  /// The words of a language.
  public init(_ language: Language) { self.language = language }
}
