/// A value whose type only its maker knows.
public struct ErasedValue: Sendable, Hashable {
  private let base: any Hashable & Sendable

  /// Hides the type of a value.
  public init(_ value: some Hashable & Sendable) { base = value }

  /// The value, if it has the type.
  public func value<Value>(as type: Value.Type) -> Value? { base as? Value }

  /// Whether two values are equal and of the same type.
  public static func == (one: ErasedValue, other: ErasedValue) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
