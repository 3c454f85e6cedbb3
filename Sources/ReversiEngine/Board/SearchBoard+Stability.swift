extension SearchBoard {
  /// The number of the opponent's disks that can never be turned over; a lower bound.
  ///
  /// A table knows the edges. A disk inside is stable if each of the four lines through it is full
  /// or has a stable neighbour. Each stable disk takes two off the player's best score.
  @inline(__always)
  func stableOpponentDisks(edges: UnsafePointer<UInt8>) -> Int {
    let full = FullLines(of: player | opponent)
    let inside = opponent & 0x007E_7E7E_7E7E_7E00
    var stable = stableEdges(edges) | (full.row & full.column & full.rising & full.falling & inside)
    if stable == 0 { return 0 }
    while true {
      let row = full.row | (stable &>> 1) | (stable &<< 1)
      let column = full.column | (stable &>> 8) | (stable &<< 8)
      let falling = full.falling | (stable &>> 9) | (stable &<< 9)
      let rising = full.rising | (stable &>> 7) | (stable &<< 7)
      let grown = stable | (row & column & falling & rising & inside)
      if grown == stable { return stable.nonzeroBitCount }
      stable = grown
    }
  }

  @inline(__always)
  private func stableEdges(_ edges: UnsafePointer<UInt8>) -> UInt64 {
    let top = SearchBoard.edgeIndex(opponent & 0xFF, player & 0xFF)
    let bottom = SearchBoard.edgeIndex(opponent &>> 56, player &>> 56)
    let left = SearchBoard.edgeIndex(
      SearchBoard.firstColumn(opponent), SearchBoard.firstColumn(player))
    let right = SearchBoard.edgeIndex(
      SearchBoard.firstColumn(opponent &>> 7), SearchBoard.firstColumn(player &>> 7))
    return UInt64(edges[top]) | UInt64(edges[bottom]) &<< 56
      | SearchBoard.lastColumn(edges[left]) &>> 7 | SearchBoard.lastColumn(edges[right])
  }

  @inline(__always)
  private static func edgeIndex(_ own: UInt64, _ other: UInt64) -> Int {
    Int(truncatingIfNeeded: own &* 256 &+ other)
  }

  /// Column a as a byte, row 1 lowest.
  @inline(__always)
  private static func firstColumn(_ disks: UInt64) -> UInt64 {
    ((disks & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080) &>> 56
  }

  /// A byte as column h, row 1 lowest.
  @inline(__always)
  private static func lastColumn(_ bits: UInt8) -> UInt64 {
    let spread = (UInt64(bits) &* 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201
    return (spread &+ 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080
  }
}
