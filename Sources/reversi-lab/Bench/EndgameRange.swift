import EndgamePositions

/// The positions of the FFO suite that a benchmark solves, by the numbers of the first and the
/// last.
struct EndgameRange {
  /// The numbers that positions have.
  private static let numbers = 20...49

  private let first: Parameter<Int>
  private let last: Parameter<Int>

  /// From `standard` to the last position unless told otherwise.
  init(from standard: Int) {
    first = .number("first", in: Self.numbers, standard: standard, "number of the first position")
    last = .number("last", in: Self.numbers, standard: 49, "number of the last position")
  }

  var entries: (first: Syntax.Entry, last: Syntax.Entry) { (first.entry, last.entry) }

  /// The positions that were asked for.
  func positions(_ arguments: Arguments) throws -> [EndgamePosition] {
    let first = try arguments.value(of: first)
    let last = try arguments.value(of: last)
    guard first <= last else {
      throw ArgumentError.badValue("\(last)", of: "last", allowed: "a number from \(first) to 49")
    }
    return EndgamePosition.ffo.filter { (first...last).contains($0.number) }
  }
}
