extension SearchBoard {
  /// The squares where the player turns over at least one disk.
  ///
  /// Runs of opposing disks grow from the player's disks in three doubling steps on each axis and
  /// both ways; the outer columns are masked off where a run could wrap around the board's edge.
  @inline(__always)
  package var legalMoves: UInt64 {
    let inner = opponent & 0x7E7E_7E7E_7E7E_7E7E
    let runs =
      SearchBoard.beyondRuns(from: player, over: inner, step: 1)
      | SearchBoard.beyondRuns(from: player, over: opponent, step: 8)
      | SearchBoard.beyondRuns(from: player, over: inner, step: 7)
      | SearchBoard.beyondRuns(from: player, over: inner, step: 9)
    return runs & empties
  }

  /// The squares just behind the runs of `over` that start next to `from`, `step` bits apart, both
  /// ways.
  @inline(__always)
  private static func beyondRuns(from: UInt64, over: UInt64, step: UInt64) -> UInt64 {
    var up = over & (from &<< step)
    var down = over & (from &>> step)
    up |= over & (up &<< step)
    down |= over & (down &>> step)
    let pairsUp = over & (over &<< step)
    let pairsDown = over & (over &>> step)
    up |= pairsUp & (up &<< (2 &* step))
    down |= pairsDown & (down &>> (2 &* step))
    up |= pairsUp & (up &<< (2 &* step))
    down |= pairsDown & (down &>> (2 &* step))
    return (up &<< step) | (down &>> step)
  }

  /// The disks that a disk of the player on the empty `square` turns over; 0 where that is no move.
  ///
  /// Four lines at a time. Upwards a carry runs through the opposing disks to the first other
  /// square; downwards all squares from the first other one on are filled. The run counts if that
  /// first other square holds a disk of the player.
  @inline(__always)
  package func flips(at square: Int) -> UInt64 {
    let base = square &* 8
    let above = SIMD4(
      rayMasks[unchecked: base], rayMasks[unchecked: base &+ 1], rayMasks[unchecked: base &+ 2],
      rayMasks[unchecked: base &+ 3])
    let below = SIMD4(
      rayMasks[unchecked: base &+ 4], rayMasks[unchecked: base &+ 5],
      rayMasks[unchecked: base &+ 6], rayMasks[unchecked: base &+ 7])
    let players = SIMD4(repeating: player)
    let opponents = SIMD4(repeating: opponent)

    let endAbove = ((opponents | ~above) &+ 1) & above & players
    let runAbove = ((endAbove &- 1) & above).replacing(with: 0, where: endAbove .== 0)

    let others = below & ~opponents
    var filled = others | others &>> SIMD4(1, 8, 9, 7)
    filled |= filled &>> SIMD4(2, 16, 18, 14)
    filled |= filled &>> SIMD4(4, 32, 36, 28)
    let endBelow = others & ~(filled &>> SIMD4(1, 8, 9, 7)) & players
    let runBelow = (below & ~filled).replacing(with: 0, where: endBelow .== 0)

    let runs = runAbove | runBelow
    let halves = runs.lowHalf | runs.highHalf
    return halves[0] | halves[1]
  }
}
