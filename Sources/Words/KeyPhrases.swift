/// The meaning of keys that belong together, in four lengths.
package struct KeyPhrases: Sendable, Hashable {
  /// The meaning in at most 34 columns.
  package let meaning: String
  /// The meaning in at most 12 columns.
  package let brief: String
  /// The meaning in one word.
  package let label: String
  /// A shorter word than `label`, or the same.
  package let shortLabel: String

  package init(_ meaning: String, _ brief: String, _ label: String, _ shortLabel: String? = nil) {
    self.meaning = meaning
    self.brief = brief
    self.label = label
    self.shortLabel = shortLabel ?? label
  }
}
