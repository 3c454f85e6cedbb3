/// The meaning of keys that belong together, in four lengths.
public struct KeyPhrases: Sendable, Hashable {
  /// The meaning in at most 34 columns.
  public let meaning: String
  /// The meaning in at most 12 columns.
  public let brief: String
  /// The meaning in one word.
  public let label: String
  /// The meaning in a shorter word, or nil.
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
