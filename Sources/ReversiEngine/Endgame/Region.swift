/// Parity of the four quadrants, as a mask of the squares of those with an odd number of empty
/// squares.
///
/// The side that moves into an odd region tends to get the last move there, so such squares come
/// first.
enum Region {
  /// The quadrant of a square as a mask of its 16 squares.
  @inline(__always)
  static func containing(_ square: Int) -> UInt64 {
    0x0F0F_0F0F &<< UInt64(truncatingIfNeeded: square & 36)
  }

  /// The squares of all quadrants with an odd number of empty squares.
  @inline(__always)
  static func odd(_ empties: UInt64) -> UInt64 {
    oddQuadrant(empties, at: 0) | oddQuadrant(empties, at: 4)
      | oddQuadrant(empties, at: 32) | oddQuadrant(empties, at: 36)
  }

  @inline(__always)
  private static func oddQuadrant(_ empties: UInt64, at corner: UInt64) -> UInt64 {
    let quadrant: UInt64 = 0x0F0F_0F0F &<< corner
    return (empties & quadrant).nonzeroBitCount & 1 == 0 ? 0 : quadrant
  }
}
