import ReversiCore
import ReversiEngine

/// The blunder that everybody notices: a move after which the opponent can take a corner, where
/// another would not have allowed that.
enum CornerGift {
  /// Whether a legal move gives a corner away.
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
