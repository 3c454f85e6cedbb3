import CommandLine
import EndgamePositions

/// The positions of the FFO suite that a benchmark solves, from a first number to a last.
struct EndgameRange {
  var first: Int
  var last = usualLast

  /// Those from #50 on take minutes, so they are solved only if they are asked for.
  private static let usualLast = 49

  /// The numbers of the suite's positions.
  private static let numbers = 20...59

  init(first: Int) { self.first = first }

  /// The operands that set a command's range.
  static func operands<Target>(
    first: WritableKeyPath<Target, Int> & Sendable, last: WritableKeyPath<Target, Int> & Sendable
  ) -> [Option<Target>] {
    [
      .number("first", in: numbers, at: first, "number of the first position"),
      .number("last", in: numbers, at: last, "number of the last position"),
    ]
  }

  /// The positions in the range.
  var positions: [EndgamePosition] {
    get throws(UsageError) {
      // A first position beyond the usual last one is solved alone.
      let last = last == Self.usualLast ? max(first, last) : last
      let range = try ClosedRange(
        from: first, to: last, named: "last", upTo: Self.numbers.upperBound)
      return EndgamePosition.ffo.filter { range.contains($0.number) }
    }
  }
}
