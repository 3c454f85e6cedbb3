import ReversiEngine

/// A self-played game: its moves from the start position, without passes.
struct PlayedGame: Hashable {
  /// The number of moves at the beginning that were chosen at random.
  let randomPlies: Int
  /// The squares played, 0 (a1) to 63 (h8).
  let moves: [Int]

  /// Calls `visit` with every position after the random part that has a legal move.
  func replay(_ visit: (SearchBoard) -> Void) {
    var board = SearchBoard.start
    for (ply, square) in moves.enumerated() {
      if board.legalMoves >> UInt64(square) & 1 == 0 { board = board.passed }
      if ply >= randomPlies { visit(board) }
      board = board.playing(square, flips: board.flips(at: square))
    }
  }

  /// The game without a random part, so that ``replay(_:)`` visits all positions.
  var withoutRandomPart: PlayedGame { PlayedGame(randomPlies: 0, moves: moves) }

  /// Whether all moves are legal, the random ones are complete, and the last move ends the game.
  var isWhole: Bool {
    guard randomPlies <= moves.count else { return false }
    var board = SearchBoard.start
    for square in moves {
      if board.legalMoves == 0 { board = board.passed }
      guard (0..<64).contains(square), board.legalMoves >> UInt64(square) & 1 == 1 else {
        return false
      }
      board = board.playing(square, flips: board.flips(at: square))
    }
    return board.legalMoves == 0 && board.passed.legalMoves == 0
  }
}
