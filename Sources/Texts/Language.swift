/// A language that the person reads.
package enum Language: Sendable, Hashable, CaseIterable {
  case english, japanese
}
