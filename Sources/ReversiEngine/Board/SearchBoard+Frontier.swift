import ReversiCore

extension SearchBoard {
  /// Empty squares next to a disk of the opponent. The player has moves there, or may get them
  /// later.
  @inline(__always)
  var frontier: Int {
    let inner = opponent & 0x7E7E_7E7E_7E7E_7E7E
    let vertical = opponent &<< 8 | opponent &>> 8
    let columns = inner &<< 1 | inner &>> 1 | inner &<< 9 | inner &>> 9 | inner &<< 7 | inner &>> 7
    return ((vertical | columns) & empties).nonzeroBitCount
  }

  /// The opponent's corners and its disks next to them on an edge.
  @inline(__always)
  var heldCorners: Int {
    let corners = opponent & SquareSet.corners.rawValue
    let left = corners & SquareSet.leftCorners.rawValue
    let right = corners & SquareSet.rightCorners.rawValue
    let top = corners & 0x81
    let bottom = corners & 0x8100_0000_0000_0000
    let beside = left &<< 1 | right &>> 1 | top &<< 8 | bottom &>> 8
    return (corners | (beside & opponent)).nonzeroBitCount
  }
}
