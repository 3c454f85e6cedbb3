/// Counts the leaves of the game tree, the usual test of a move generator.
///
/// Only benchmarks and tests use it. It lives here because the move generator is not inlined into
/// other modules, where the same loop takes 1.25 times as long.
package enum Perft {
  /// Leaves `depth` plies below `board`. A pass is a ply; a finished game is one leaf at any
  /// remaining depth.
  package static func count(_ board: SearchBoard, depth: Int) -> UInt64 {
    guard depth > 0 else { return 1 }
    var moves = board.legalMoves
    if moves == 0 {
      guard board.passed.legalMoves != 0 else { return 1 }
      return count(board.passed, depth: depth &- 1)
    }
    if depth == 1 { return UInt64(truncatingIfNeeded: moves.nonzeroBitCount) }
    var leaves: UInt64 = 0
    while moves != 0 {
      let square = moves.trailingZeroBitCount
      moves &= moves &- 1
      let next = board.playing(square, flips: board.flips(at: square))
      leaves &+= count(next, depth: depth &- 1)
    }
    return leaves
  }
}
