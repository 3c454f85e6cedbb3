/// The meaning of keys that belong together, in four lengths.
public struct KeyPhrases: Sendable, Hashable {
  /// In at most 34 columns.
  public let meaning: String
  /// In at most 12 columns.
  public let brief: String
  /// In one word.
  public let label: String
  /// In a shorter word, if there is one.
  public let shortLabel: String

  /// The phrases, the longest first.
  ///
  /// - Parameter shortLabel: The shorter word, or nil.
  public init(_ meaning: String, _ brief: String, _ label: String, _ shortLabel: String? = nil) {
    self.meaning = meaning
    self.brief = brief
    self.label = label
    self.shortLabel = shortLabel ?? label
  }
}
