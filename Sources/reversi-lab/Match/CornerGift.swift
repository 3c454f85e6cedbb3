import ReversiCore
import ReversiEngine

/// An obvious blunder: a move that gives the opponent a corner although another move would not.
enum CornerGift {
  /// Whether a legal move gives away a corner.
  static func isMade(by square: Square, in position: Position) -> Bool {
    allowsCorner(square, in: position)
      && position.legalMoves.contains { !allowsCorner($0, in: position) }
  }

  private static func allowsCorner(_ square: Square, in position: Position) -> Bool {
    let board = SearchBoard(position)
    let index = Int(square.rawValue)
    let reply = board.playing(index, flips: board.flips(at: index))
    return reply.legalMoves & SquareSet.corners.rawValue != 0
  }
}
