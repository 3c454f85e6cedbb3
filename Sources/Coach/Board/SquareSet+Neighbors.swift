import ReversiCore

extension SquareSet {
  /// The squares next to the set in the eight directions, including those of the set that are next
  /// to another one of it.
  var neighbors: SquareSet {
    Direction.allCases.reduce(into: []) { $0.formUnion(shifted($1)) }
  }
}
