extension SearchBoard {
  /// The squares where the player turns over at least one disk.
  ///
  /// Runs of opposing disks grow from the player's disks in three doubling steps on each axis and both ways;
  /// the outer columns are masked off where a run could wrap around the board's edge.
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

  /// The squares just behind the runs of `over` that start next to `from`, `step` bits apart, both ways.
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
  @inline(__always)
  package func flips(at square: Int) -> UInt64 {
    let base = square &* 4
    let shift = UInt64(truncatingIfNeeded: square)
    let above = (~1 as UInt64) &<< shift
    let below = ((1 as UInt64) &<< shift) &- 1
    return flips(along: lineMasks[unchecked: base], above: above, below: below)
      | flips(along: lineMasks[unchecked: base &+ 1], above: above, below: below)
      | flips(along: lineMasks[unchecked: base &+ 2], above: above, below: below)
      | flips(along: lineMasks[unchecked: base &+ 3], above: above, below: below)
  }

  /// Upwards a carry runs through the opposing disks to the first other square; downwards a count of leading
  /// zeros finds it. The run counts if that square holds a disk of the player.
  @inline(__always)
  private func flips(along line: UInt64, above: UInt64, below: UInt64) -> UInt64 {
    let up = line & above
    let down = line & below
    let endAbove = ((opponent | ~up) &+ 1) & up & player
    let runAbove = (endAbove &- (endAbove == 0 ? 0 : 1)) & up
    let others = down & ~opponent
    let endBelow =
      (0x8000_0000_0000_0000 &>> UInt64(truncatingIfNeeded: others.leadingZeroBitCount)) & player
    let runBelow = (0 &- (endBelow &<< 1)) & down
    return runAbove | runBelow
  }
}
