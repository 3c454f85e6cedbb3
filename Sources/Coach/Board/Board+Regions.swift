import ReversiCore

extension Board {
  /// The regions of empty squares: squares that are next to each other, also diagonally, belong to
  /// the same one.
  package var regions: [SquareSet] {
    var left = empties
    var regions: [SquareSet] = []
    while let first = left.first {
      var region = SquareSet(first)
      while true {
        let grown = region.union(region.neighbors.intersection(left))
        if grown == region { break }
        region = grown
      }
      regions.append(region)
      left.subtract(region)
    }
    return regions
  }

  /// The region of an empty square; nil if there is a disk.
  package func region(of square: Square) -> SquareSet? {
    regions.first { $0.contains(square) }
  }
}
