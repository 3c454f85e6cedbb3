/// The scale of the search: the difference in disks at the end of the game for the player to move;
/// empty squares count for the winner.
enum Score {
  /// Every disk belongs to the player.
  static let highest = 64
  /// Every disk belongs to the opponent.
  static let lowest = -64
  /// Below every score: no move has been searched.
  static let unknown = -65
  /// Above every score: the opponent's ``unknown``.
  static let opponentUnknown = 65
  /// The highest estimate. A higher score is certain, because it needs a wipe-out.
  static let highestEstimate = 62

  /// The score for the opponent.
  ///
  /// It is `-score` without the check for overflow, which no score can cause.
  @inline(__always)
  static func negated(_ score: Int) -> Int { 0 &- score }
}

/// The score from the opponent's search with the null window (alpha, alpha + 1).
///
/// Negamax: the opponent's window is (-alpha - 1, -alpha), and the sign of its score changes. In
/// two's complement -alpha - 1 is `~alpha`.
@inline(__always)
func negamax(alpha: Int, _ search: (_ alpha: Int) -> Int) -> Int {
  Score.negated(search(~alpha))
}

/// The score from the opponent's search with the window (alpha, beta).
@inline(__always)
func negamax(alpha: Int, beta: Int, _ search: (_ alpha: Int, _ beta: Int) -> Int) -> Int {
  Score.negated(search(Score.negated(beta), Score.negated(alpha)))
}
