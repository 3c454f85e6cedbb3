/// A value whose type only its maker knows.
package struct ErasedValue: Sendable, Hashable {
  private let base: any Hashable & Sendable

  /// Hides the type of a value.
  package init(_ value: some Hashable & Sendable) { base = value }

  /// The value, if it has the type.
  package func value<Value>(as type: Value.Type) -> Value? { base as? Value }

  /// Whether two values are equal and of the same type.
  package static func == (one: ErasedValue, other: ErasedValue) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  /// Feeds the value into a hasher.
  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
