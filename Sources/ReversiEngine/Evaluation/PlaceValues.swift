/// The changes of the indices for a disk on each square; computed once and shared by all threads.
final class PlaceValues: Sendable {
  /// The only table. Its contents follow from the patterns.
  static let shared = PlaceValues()

  /// The sum of a feature's digits over both perspectives of any position.
  let bothSides: PatternIndices
  private let placedTable = SharedBuffer<PatternIndices>(onHeap: 64) { .zero }
  private let turnedTable = SharedBuffer<PatternIndices>(onHeap: 65) { .zero }

  private init() {
    var whole = PatternIndices.zero
    for square in 0..<64 {
      let values = PatternIndices(placeValuesOf: square)
      placedTable.start[square] = values
      turnedTable.start[square] = values + values
      whole = whole + values
    }
    bothSides = whole + whole
    for square in 0..<64 { placedTable.start[square] = bothSides - placedTable.start[square] }
  }

  /// For each square, a disk placed there: the indices before, taken off this, give those after,
  /// seen by the other side.
  var placed: UnsafePointer<PatternIndices> { UnsafePointer(placedTable.start) }

  /// For each square, the change by a disk turned over there, to be taken off; zero for no square.
  var turned: UnsafePointer<PatternIndices> { UnsafePointer(turnedTable.start) }
}
