/// What disks on each square add to the indices of a position; computed once, in use by every
/// thread.
final class PlaceValues: Sendable {
  /// The only table: its contents follow from the patterns.
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

  /// What a disk placed on each square makes of the indices, seen by the other side: to be reduced
  /// by the indices before.
  var placed: UnsafePointer<PatternIndices> { UnsafePointer(placedTable.start) }

  /// What a disk turned over on each square takes off them, and nothing for no square.
  var turned: UnsafePointer<PatternIndices> { UnsafePointer(turnedTable.start) }
}
