/// The changes of the indices for a disk on each square; computed once and shared by all threads.
final class PlaceValues: Sendable {
  /// The only table. Its contents follow from the patterns.
  static let shared = PlaceValues()

  /// The sum of a feature's digits over both perspectives of any position.
  let bothSides: PatternIndices
  private let placedTable: ConstantTable<PatternIndices>
  private let turnedTable: ConstantTable<PatternIndices>

  private init() {
    let values = (0..<64).map { PatternIndices(placeValuesOf: $0) }
    let whole = values.reduce(.zero) { $0 + $1 }
    let bothSides = whole + whole
    self.bothSides = bothSides
    placedTable = ConstantTable(count: 64, of: .zero) { table in
      for square in 0..<64 { table[square] = bothSides - values[square] }
    }
    turnedTable = ConstantTable(count: 65, of: .zero) { table in
      for square in 0..<64 { table[square] = values[square] + values[square] }
    }
  }

  /// For each square, a disk placed there: the indices before, taken off this, give those after,
  /// seen by the other side.
  var placed: UnsafePointer<PatternIndices> { placedTable.start }

  /// For each square, the change by a disk turned over there, to be taken off; zero for no square.
  var turned: UnsafePointer<PatternIndices> { turnedTable.start }
}
