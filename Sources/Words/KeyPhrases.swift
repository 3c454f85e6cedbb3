/// The meaning of keys that belong together, in three lengths.
public struct KeyPhrases: Sendable, Hashable {
  /// In at most 34 columns.
  public let meaning: String
  /// In at most 19 columns.
  public let brief: String
  /// In one word.
  public let label: String

  /// The phrases, the longest first.
  public init(_ meaning: String, _ brief: String, _ label: String) {
    self.meaning = meaning
    self.brief = brief
    self.label = label
  }
}
