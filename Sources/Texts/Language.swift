/// A language that the person reads.
public enum Language: Sendable, Hashable, CaseIterable {
  case english, japanese
}
