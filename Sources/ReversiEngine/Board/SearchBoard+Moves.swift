import CProcessor

extension SearchBoard {
  /// The squares where the player turns over at least one disk.
  @inline(__always)
  package var legalMoves: UInt64 {
    (lanes_are_fast() ? lanes_beyond_runs(player, opponent) : pairs_beyond_runs(player, opponent))
      & empties
  }

  /// The disks that a disk of the player on the empty `square` turns over; 0 where that is no move.
  @inline(__always)
  package func flips(at square: Int) -> UInt64 {
    lanes_are_fast()
      ? lanes_flips(player, opponent, square) : rays_flips(player, opponent, square)
  }
}
