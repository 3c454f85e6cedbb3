@testable import ReversiEngine

/// The search without shortcuts: every line to a depth or to the end of the game, with a pass only
/// when there is no move.
enum Minimax {
  /// The score for the player to move. `estimate` scores positions at depth 0, which may be far
  /// from the end of the game.
  static func score(
    _ board: SearchBoard, depth: Int = 60, estimate: (SearchBoard) -> Int = { _ in 0 }
  ) -> Int {
    var moves = board.legalMoves
    if moves == 0 {
      return board.passed.legalMoves == 0
        ? board.finalScore : -score(board.passed, depth: depth, estimate: estimate)
    }
    if depth == 0 { return estimate(board) }
    var best = -64
    while moves != 0 {
      let square = moves.trailingZeroBitCount
      moves &= moves - 1
      let next = board.playing(square, flips: board.flips(at: square))
      best = max(best, -score(next, depth: depth - 1, estimate: estimate))
    }
    return best
  }
}
