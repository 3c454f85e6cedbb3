import ReversiCore
import ReversiEngine

extension Position {
  /// The position on a search's board, with dark to move.
  init(_ searched: SearchBoard) {
    var board = Board()
    for square in SquareSet(rawValue: searched.player) { board[square] = .dark }
    for square in SquareSet(rawValue: searched.opponent) { board[square] = .light }
    self.init(board: board, turn: .dark)
  }
}
