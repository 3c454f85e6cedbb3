/// The scale of the search: disks of difference at the end of the game from the side of the player
/// to move, empty squares given to the winner.
enum Score {
  /// Every disk belongs to the player.
  static let highest = 64
  /// Every disk belongs to the opponent.
  static let lowest = -64
  /// Below every score: no move has been searched yet.
  static let unknown = -65
  /// Above every score: the opponent's ``unknown``.
  static let opponentUnknown = 65
  /// The most that an estimate claims; a higher score is certain, because it needs a wipe-out.
  static let highestEstimate = 62

  /// The score from the opponent's side: what one wins, the other loses.
  ///
  /// `-score` without the check for an overflow, which no score can cause.
  @inline(__always)
  static func negated(_ score: Int) -> Int { 0 &- score }
}

/// The score of a position by the opponent's search with the null window (alpha, alpha + 1).
///
/// Negamax: the opponent's window is (-alpha - 1, -alpha), and the score that comes back changes its
/// sign. In two's complement -alpha - 1 is `~alpha`.
@inline(__always)
func negamax(alpha: Int, _ search: (_ alpha: Int) -> Int) -> Int {
  Score.negated(search(~alpha))
}

/// The score of a position by the opponent's search with the window (alpha, beta).
@inline(__always)
func negamax(alpha: Int, beta: Int, _ search: (_ alpha: Int, _ beta: Int) -> Int) -> Int {
  Score.negated(search(Score.negated(beta), Score.negated(alpha)))
}
