import CProcessor

extension SearchBoard {
  /// The squares where the player turns over at least one disk.
  ///
  /// Runs of opposing disks grow from the player's disks in three doubling steps on each axis and
  /// both ways; the outer columns are masked off where a run could wrap around the board's edge.
  @inline(__always)
  package var legalMoves: UInt64 {
    if lanes_are_fast() { return lanes_beyond_runs(player, opponent) & empties }
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
  /// One ray at a time, from the square to the first one that the opponent does not hold; the run
  /// between counts if that holds a disk of the player.
  @inline(__always)
  package func flips(at square: Int) -> UInt64 {
    if lanes_are_fast() { return lanes_flips(player, opponent, square) }
    let base = square &* 8
    return runUp(base) | runUp(base &+ 1) | runUp(base &+ 2) | runUp(base &+ 3)
      | runDown(base &+ 4) | runDown(base &+ 5) | runDown(base &+ 6) | runDown(base &+ 7)
  }

  /// What is turned over on a ray of rising square numbers.
  @inline(__always)
  private func runUp(_ number: Int) -> UInt64 {
    let ray = ray_masks()[number]
    let others = ray & ~opponent
    let end = others & (0 &- others) & player
    return (end &- (end != 0 ? 1 : 0)) & ray
  }

  /// What is turned over on a ray of falling square numbers.
  ///
  /// Where the opponent holds all of the ray, the count of 64 shifts by nothing, and h8 is on no
  /// such ray.
  @inline(__always)
  private func runDown(_ number: Int) -> UInt64 {
    let ray = ray_masks()[number]
    let others = ray & ~opponent
    let zeros = UInt64(truncatingIfNeeded: others.leadingZeroBitCount)
    let end = (0x8000_0000_0000_0000 &>> zeros) & others & player
    return (0 &- (end &<< 1)) & ray
  }
}
