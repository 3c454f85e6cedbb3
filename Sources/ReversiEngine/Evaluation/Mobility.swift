/// The mobility of both sides as two more features, because no pattern sees all of it.
///
/// They reduced the error of the patterns of generation 2 by a twentieth, and won 56 % of the games
/// against them at equal depth. Their weights are too large for eight bits.
enum Mobility {
  /// More moves than this make no difference.
  private static let limit = 31

  /// The weights of a stage: one for each number of moves of the player and of the opponent.
  static let weightCount = 2 * (limit + 1)

  /// The numbers of a position's two weights among the mobility weights of a stage. `moves` are the
  /// player's.
  @inline(__always)
  static func weightNumbers(of board: SearchBoard, _ moves: UInt64) -> (Int, Int) {
    let own = min(limit, moves.nonzeroBitCount)
    let other = min(limit, board.passed.legalMoves.nonzeroBitCount)
    return (own, limit &+ 1 &+ other)
  }
}
