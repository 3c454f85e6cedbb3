import ReversiCore

/// A value for each of some squares.
///
/// A dictionary would do the same, but setting up its type takes more than a hundredth of the time
/// to the first screen.
struct Squares<Value: Sendable & Hashable>: Sendable, Hashable {
  private var values: [Value?] = Array(repeating: nil, count: Square.allCases.count)

  /// The value of a square; nil if it has none.
  subscript(square: Square) -> Value? {
    get { values[Int(square.rawValue)] }
    set { values[Int(square.rawValue)] = newValue }
  }
}
