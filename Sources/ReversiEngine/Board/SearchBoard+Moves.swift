import CProcessor

extension SearchBoard {
  /// The squares where the player turns over at least one disk.
  @inline(__always)
  package var legalMoves: UInt64 {
    (lanes_are_fast() ? lanes_beyond_runs(player, opponent) : pairs_beyond_runs(player, opponent))
      & empties
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
