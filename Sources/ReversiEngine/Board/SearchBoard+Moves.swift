import CProcessor

extension SearchBoard {
  /// The legal moves of the player, as a set of squares.
  @inline(__always)
  package var legalMoves: UInt64 {
    (lanes_are_fast() ? lanes_beyond_runs(player, opponent) : pairs_beyond_runs(player, opponent))
      & empties
  }

  /// The disks that the player turns over with a move on the empty `square`; 0 if it is not legal.
  @inline(__always)
  package func flips(at square: Int) -> UInt64 {
    lanes_are_fast()
      ? lanes_flips(player, opponent, square) : rays_flips(player, opponent, square)
  }
}
