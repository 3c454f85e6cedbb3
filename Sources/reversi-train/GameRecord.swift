import ReversiEngine

/// A self-played game: its moves from the start position, passes left out.
struct GameRecord: Equatable {
  /// The moves at the beginning that were chosen at random.
  let randomPlies: Int
  /// The squares played, 0 (a1) to 63 (h8).
  let moves: [Int]

  /// Calls `visit` with every position after the random part in which there is a move.
  func replay(_ visit: (SearchBoard) -> Void) {
    var board = SearchBoard.start
    for (ply, square) in moves.enumerated() {
      if board.legalMoves >> UInt64(square) & 1 == 0 {
        board = board.passed
      }
      if ply >= randomPlies { visit(board) }
      board = board.playing(square, flips: board.flips(at: square))
    }
  }
}
